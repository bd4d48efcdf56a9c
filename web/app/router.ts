import { useSyncExternalStore } from 'react'

/** Which table: one that is kept in this browser, or one that the server keeps. */
export interface TableAddress {
  readonly kind: 'local' | 'online'
  readonly id: string
}

/** Where the app is. Every place, and every position of a table, has a link of its own. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string; readonly online?: true; readonly club?: string }
  | { readonly at: 'lobby' }
  | { readonly at: 'friends' }
  /** The link that makes friends. */
  | { readonly at: 'friend'; readonly token: string }
  /** All tournaments; opening one, for a club or for everybody; one of them. */
  | { readonly at: 'tournaments' }
  | { readonly at: 'new-tournament'; readonly club?: string }
  | { readonly at: 'tournament'; readonly id: string }
  | { readonly at: 'clubs' }
  | { readonly at: 'club'; readonly id: string }
  /** To sit down: at a table, or by an invitation to one. */
  | { readonly at: 'join'; readonly id: string }
  | { readonly at: 'invitation'; readonly token: string }
  /** The page about oneself, and what others may know of somebody. */
  | { readonly at: 'account' }
  | { readonly at: 'player'; readonly id: string }
  /** The link of a mail that asks whether an address is right. */
  | { readonly at: 'email'; readonly email: string; readonly token: string }
  /** The link of a mail to whoever forgot their password. */
  | { readonly at: 'recover'; readonly handle: string; readonly token: string }
  /** Who plays a game with so many seats best. */
  | { readonly at: 'leaderboard'; readonly game?: string; readonly people?: number }
  /** For whoever runs the server. */
  | { readonly at: 'operator' }
  /** One's tables: all of them, of one game, or with somebody. */
  | { readonly at: 'tables'; readonly game?: string; readonly company?: string }
  | ({ readonly at: 'table'; readonly position?: number } & TableAddress)
  /** What a finished table says in hindsight, and what many of them say. */
  | ({ readonly at: 'review' } & TableAddress)
  | { readonly at: 'games' }
  | { readonly at: 'rules'; readonly game?: string; readonly rule?: string }
  /** What teaches a game, or one lesson of it, at a step. */
  | { readonly at: 'learn'; readonly game?: string; readonly lesson?: string; readonly step?: number }
  /** A position of a game whose best move is to be found. */
  | { readonly at: 'puzzle'; readonly game: string; readonly puzzle: string }
  /** All signs of a game. */
  | { readonly at: 'icons'; readonly game: string }
  /** The tables of a day, today's where none is named, or what came of one of them. */
  | { readonly at: 'day'; readonly day?: string; readonly game?: string }
  | { readonly at: 'about' }

/** Stands in the address for the game where only the company is asked for. */
const ANY_GAME = '-'

/** Tables of this browser were once linked to like those of a server; such links are still about. */
const OLD_LOCAL_ID = /^[0-9a-z]{12}$/

function tableRoute(table: TableAddress, second: string | undefined, third: string | undefined): Route {
  if (second === 'review') return { at: 'review', ...table }
  const position = Number(third)
  return second === 'at' && Number.isInteger(position) && position >= 0
    ? { at: 'table', ...table, position }
    : { at: 'table', ...table }
}

/** Stands in the address where a lesson's name would. */
const PUZZLES = 'puzzles'

/** A step that is no number is one that is gone, and told as such. */
function learnRoute(game?: string, lesson?: string, step?: string): Route {
  if (!game) return { at: 'learn' }
  if (lesson === PUZZLES) return step ? { at: 'puzzle', game, puzzle: step } : { at: 'learn', game }
  if (!lesson) return { at: 'learn', game }
  return { at: 'learn', game, lesson, ...(step ? { step: Number(step) || 0 } : {}) }
}

export function parseRoute(hash: string): Route {
  const [place, first, second, third] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => decodeURIComponent(part))
  switch (place) {
    case 'new':
      if (!first) return { at: 'home' }
      if (second !== 'online') return { at: 'new', game: first }
      return { at: 'new', game: first, online: true, ...(third ? { club: third } : {}) }
    case 'lobby':
    case 'friends':
    case 'tournaments':
    case 'clubs':
      return { at: place }
    case 'friend':
      return first ? { at: 'friend', token: first } : { at: 'friends' }
    case 'new-tournament':
      return first ? { at: 'new-tournament', club: first } : { at: 'new-tournament' }
    case 'tournament':
      return first ? { at: 'tournament', id: first } : { at: 'tournaments' }
    case 'club':
      return first ? { at: 'club', id: first } : { at: 'clubs' }
    case 'join':
      return first ? { at: 'join', id: first } : { at: 'lobby' }
    case 'invitation':
      return first ? { at: 'invitation', token: first } : { at: 'lobby' }
    case 'account':
      return { at: 'account' }
    case 'player':
      return first ? { at: 'player', id: first } : { at: 'lobby' }
    case 'email':
      return first && second ? { at: 'email', email: first, token: second } : { at: 'account' }
    case 'recover':
      return first && second ? { at: 'recover', handle: first, token: second } : { at: 'account' }
    case 'leaderboard':
      return {
        at: 'leaderboard',
        ...(first ? { game: first } : {}),
        ...(first && Number(second) > 0 ? { people: Number(second) } : {}),
      }
    case 'operator':
      return { at: 'operator' }
    case 'tables':
      return {
        at: 'tables',
        ...(first && first !== ANY_GAME ? { game: first } : {}),
        ...(second ? { company: second } : {}),
      }
    case 'local':
      return first ? tableRoute({ kind: 'local', id: first }, second, third) : { at: 'tables' }
    case 'table': {
      if (!first) return { at: 'tables' }
      const kind = OLD_LOCAL_ID.test(first) ? 'local' : 'online'
      return tableRoute({ kind, id: first }, second, third)
    }
    case 'rules':
      return { at: 'rules', ...(first ? { game: first } : {}), ...(second ? { rule: second } : {}) }
    case 'learn':
      return learnRoute(first, second, third)
    case 'icons':
      return first ? { at: 'icons', game: first } : { at: 'learn' }
    case 'games':
      return { at: 'games' }
    case 'day':
      return { at: 'day', ...(first ? { day: first } : {}), ...(second ? { game: second } : {}) }
    case 'about':
      return { at: 'about' }
    default:
      return { at: 'home' }
  }
}

export function href(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/'
    case 'new':
      return ['#/new', encodeURIComponent(route.game), ...(route.online ? ['online'] : []), route.club ?? []]
        .flat()
        .join('/')
    case 'icons':
      return `#/icons/${encodeURIComponent(route.game)}`
    case 'player':
    case 'tournament':
    case 'club':
      return `#/${route.at}/${encodeURIComponent(route.id)}`
    case 'friend':
      return `#/friend/${encodeURIComponent(route.token)}`
    case 'new-tournament':
      return route.club === undefined
        ? '#/new-tournament'
        : `#/new-tournament/${encodeURIComponent(route.club)}`
    case 'email':
      return `#/email/${encodeURIComponent(route.email)}/${encodeURIComponent(route.token)}`
    case 'recover':
      return `#/recover/${encodeURIComponent(route.handle)}/${encodeURIComponent(route.token)}`
    case 'join':
      return `#/join/${encodeURIComponent(route.id)}`
    case 'invitation':
      return `#/invitation/${encodeURIComponent(route.token)}`
    case 'table': {
      const place = route.kind === 'local' ? 'local' : 'table'
      const position = route.position === undefined ? '' : `/at/${route.position}`
      return `#/${place}/${encodeURIComponent(route.id)}${position}`
    }
    case 'review':
      return `${href({ at: 'table', kind: route.kind, id: route.id })}/review`
    case 'tables': {
      const { game = ANY_GAME, company } = route
      if (company !== undefined) return `#/tables/${encodeURIComponent(game)}/${encodeURIComponent(company)}`
      return game === ANY_GAME ? '#/tables' : `#/tables/${encodeURIComponent(game)}`
    }
    case 'rules': {
      const parts = [route.game, route.rule].filter((part) => part !== undefined)
      return ['#/rules', ...parts.map((part) => encodeURIComponent(part))].join('/')
    }
    case 'puzzle':
      return `#/learn/${encodeURIComponent(route.game)}/${PUZZLES}/${encodeURIComponent(route.puzzle)}`
    case 'learn': {
      const parts = [route.game, route.lesson, route.step].filter((part) => part !== undefined)
      return ['#/learn', ...parts.map((part) => encodeURIComponent(part))].join('/')
    }
    case 'leaderboard': {
      const parts = [route.game, route.people].filter((part) => part !== undefined)
      return ['#/leaderboard', ...parts.map((part) => encodeURIComponent(part))].join('/')
    }
    case 'day': {
      const parts = [route.day, route.game].filter((part) => part !== undefined)
      return ['#/day', ...parts.map((part) => encodeURIComponent(part))].join('/')
    }
    default:
      return `#/${route.at}`
  }
}

export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') location.hash = href(route)
  else location.replace(href(route))
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(listen, () => location.hash))
}
