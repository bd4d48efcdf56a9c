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
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
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
