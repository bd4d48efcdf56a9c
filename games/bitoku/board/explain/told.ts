import { type Event, spots } from '../../rules/index.ts'

/** What an event names by itself. */
function named(event: Event): readonly string[] {
  switch (event.kind) {
    case 'placed':
    case 'crossed':
    case 'unlocked':
    case 'strengthened':
    case 'reduced':
      return [`die:${event.seat}:${event.die}`]
    case 'copied':
      return [`die:${event.from}:${event.die}`]
    case 'acted':
      return [`region:${event.region}`]
    case 'kodamaMoved':
      return [`kodama:${event.owner}:${event.region}`]
    case 'covered':
      return [`card:${event.card}`, `favour:${event.hill}:${event.favour}`]
    case 'hillDealt':
      return [`favour:${event.hill}:yokai`, `favour:${event.hill}:bitoku`]
    case 'pilgrimWalked':
      return [`space:${event.to}`]
    case 'pilgrimStarted':
      return [`space:${event.at}`]
    case 'pilgrimEntered':
      return [`space:${event.trail}`]
    case 'harmonised':
    case 'harvested':
      return [`tile:${event.crystal}`]
    case 'combined':
      return [`tile:${event.mitama}`, `tile:${event.dragonfly}`]
    case 'rockTaken':
      return [`tile:${event.rock}`]
    case 'orderSet':
      return [spots.queue]
    case 'yearBegan':
    case 'seasonBegan':
      return [spots.year]
    default:
      return [
        ...('tile' in event ? [`tile:${event.tile}`] : []),
        ...('card' in event ? [`card:${event.card}`, spots.tengu(event.card)] : []),
      ]
  }
}

/** Where what an event tells of is to be found on the board, the best place first; otherwise with whom it is. */
export function told(event: Event): readonly string[] {
  return [...named(event), ...('seat' in event ? [spots.plate(event.seat)] : [])]
}
