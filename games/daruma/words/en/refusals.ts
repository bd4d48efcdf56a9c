import type { Phrases } from '../phrases.ts'
import { asking } from './asking.ts'
import { dice } from './names.ts'

export const refusals: Phrases['refusals'] = {
  'not-now': ({ decision }) => `Not now: ${asking.due[decision]}.`,
  'renew-late': () => 'New darumas can be dealt only before the first roll of a turn.',
  'renew-mixed': () => 'New darumas need three face-up ones of one colour or with one action.',
  'renew-empty': () => 'The deck is empty and no pupil token lies out: nothing would change.',
  'not-face-up': ({ daruma }, telling) => `The ${telling.daruma(daruma)} does not lie face up.`,
  'no-one': () => 'Painting needs an available die that shows 1.',
  'eyes-painted': ({ daruma }, telling) => `Both eyes of the ${telling.daruma(daruma)} are painted.`,
  'ones-paint': () => 'A 1 paints an eye; it cannot go on the sake bottle.',
  'no-such-die': ({ value }) => `No such die shows ${value}.`,
  'bottle-alone': () => 'The bottle rolls other dice, and this is the last one.',
  'keep-last': () => 'At least one die must be rolled.',
  'no-group': ({ value }) => `A group needs at least two available dice that show ${value}.`,
  'no-single': ({ value }) => `No single die that shows ${value} waits to be changed.`,
  'too-many-up': ({ count }) => `Only ${dice(count)} can be changed here.`,
  'shift-to-four': ({ value }) => `A ${value} would become 4, which is not allowed.`,
  'nobody-owns': ({ daruma }, telling) =>
    `The ${telling.daruma(daruma)} still lies around the tanuki and belongs to nobody.`,
  'not-owned': ({ daruma }, telling) => `Nobody has the ${telling.daruma(daruma)}.`,
  'same-seat': () => 'An exchange needs two different seats.',
  'no-such-seat': () => 'There is no such seat at this table.',
  'seat-has-darumas': () => 'That seat has darumas: choose one of them.',
  'gift-spent': () => 'You may give only once in a turn.',
  'no-four': () => 'A gift takes back a real four, and none lies on the ledger.',
  'not-yours': ({ daruma }, telling) => `The ${telling.daruma(daruma)} is not yours to give.`,
  'gift-to-self': () => 'A gift goes to somebody else.',
  'ones-left': () => 'Use your 1s first: they must be placed while an eye is free.',
}
