import { fullLoad, type Load, pacedLoad } from './load.ts'
import type { Answer, Group, Order } from './load-generator.ts'
import { ourTables } from './ours.ts'
import { peerTables } from './peer.ts'
import type { LoadTable } from './table.ts'

/* Everybody who plays, in a process of their own that is built as the servers are: it takes as little of the machine as it can. */
const seated = new Map<number, readonly LoadTable[]>()

async function sit({ server, ports, tables }: Group): Promise<LoadTable[]> {
  return server === 'engawa' ? ourTables(ports, tables) : peerTables(ports[0] ?? 0, tables)
}

async function carryOut(order: Order): Promise<Load | undefined> {
  if (order.kind === 'sit') {
    const groups = []
    for (const group of order.groups) groups.push(await sit(group))
    seated.set(order.side, groups.flat())
    return undefined
  }
  const tables = seated.get(order.side) ?? []
  if (order.kind === 'leave') {
    for (const table of tables) table.close()
    return undefined
  }
  const { milliseconds, perSecond } = order
  return perSecond === undefined ? fullLoad(tables, milliseconds) : pacedLoad(tables, milliseconds, perSecond)
}

process.on('message', async (order: Order) => {
  const load = await carryOut(order)
  process.send?.({ load } satisfies Answer)
})
process.send?.({} satisfies Answer)
