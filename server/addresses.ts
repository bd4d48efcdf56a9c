import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Networks that nobody outside can reach, or that are no hosts at all. */
const inside = new BlockList()
const subnets: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  // Those that carry an IPv4 address inside, and all that was never given out.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
]
for (const [network, prefix] of subnets)
  inside.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4')

/** IPv4 addresses are also written as IPv6 ones. */
function plain(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

function isIn(list: BlockList, address: string): boolean {
  const known = plain(address)
  return list.check(known, isIP(known) === 6 ? 'ipv6' : 'ipv4')
}

export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && isIn(loopback, address)
}

/** Whether an address belongs to the open internet; nothing that is no address does. */
export function isPublic(address: string): boolean {
  return isIP(address) !== 0 && !isIn(inside, address)
}

/** Letters, digits and hyphens between points: whatever else stands there, others may read another name out of it. */
const plainName = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])\.?$/i

/** Whether a name could belong to the open internet; what it leads to is only known when it is looked up. */
export function isPublicName(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0) return isPublic(address)
  return plainName.test(hostname) && !/\.(local|localhost|internal|home|lan|arpa)\.?$/i.test(hostname)
}

type LookedUp = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void

/** Looks a name up, and fails where it leads into a private network: for connections to addresses that others gave. */
export function publicLookup(hostname: string, options: LookupOptions, done: LookedUp): void {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, [])
    const [first] = found
    if (first === undefined || found.some(({ address }) => !isPublic(address)))
      return done(new Error(`${hostname} leads into a private network`), [])
    return options.all === true ? done(null, found) : done(null, first.address, first.family)
  })
}
