import { plural } from '../../words/plural.ts'

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const nth = (place: number) => `${place}${suffixes[ordinals.select(place)] ?? 'th'}`
const counted = ['no', 'one', 'two', 'three', 'four']

export const en = {
  title: 'Table of the day',
  headline: (games: number): string =>
    games === 4 ? 'One deal, four games, everybody' : 'One deal for every game, and for everybody',
  lead: 'The same seed and the same bots for all. You play each once; then you see what the others chose.',
  today: 'Today',
  that: 'That day',
  earlier: 'The day before',
  later: 'The day after',
  tomorrow: 'Tomorrow’s tables are not laid yet',
  left: (time: string) => `until midnight UTC, ${time} left`,
  bots: (count: number) =>
    count === 0 ? 'alone, for points' : `${counted[count] ?? count} strong ${plural(count, 'bot', 'bots')}`,
  minutes: (minutes: number) => `${minutes} min`,
  played: (people: number) => plural(people, '1 has played', `${people} have played`),
  nobodyYet: 'nobody has played yet',
  toThem: 'To today’s tables',
  play: 'Play',
  playGame: (game: string) => `Play today’s ${game}`,
  goOn: 'Go on',
  compare: 'Compare',
  compareGame: (game: string) => `${game}: compare with the others`,
  points: (points: number) => plural(points, '1 point', `${points} points`),
  notPlayed: 'not played',
  sealed: 'Sealed until you have played',
  sealedHelp: 'Results stay closed until you have one of your own. It counts once: there is no second try.',
  friendsPlayed: (names: string, count: number, game: string) =>
    plural(count, `${names} has played ${game}.`, `${names} have played ${game}.`),
  offline:
    'Also without a network: every day’s tables are already on this device. Your result follows later.',
  alone: 'Without a server there is nobody to compare with. Your own results stay on this device.',
  waitsTitle: 'Your result has not been sent yet',
  refused: 'This result cannot be compared',
  refusedHelp: 'It was played with other rules than those of that day, or that day is too long ago.',
  otherBots:
    'Bots of your table played otherwise than those of that day: they have learned something since it was begun. Your result is kept, beside the others.',
  noPlace: 'without a place: other bots',
  nameFirst: 'Tell the others who you are: then your result stands among theirs.',
  show: 'Send my result',
  again: 'Try again',
  yours: (points: number, place: number | null, people: number) =>
    place === null
      ? `You made ${plural(points, '1 point', `${points} points`)}, without a place`
      : people === 1
        ? `You made ${plural(points, '1 point', `${points} points`)}: the first to finish`
        : `You made ${plural(points, '1 point', `${points} points`)}: ${nth(place)} of ${people}`,
  made: (points: number) => `You made ${plural(points, '1 point', `${points} points`)}`,
  dots: 'each paper dot is a person',
  dotsBots: (points: number) => `each paper dot is a person; dashes: a bot in your seat, ${points}`,
  dotsLabel: (people: number, low: number, high: number, bots: string) =>
    `${plural(people, '1 person', `${people} people`)} between ${low} and ${high} points. ${bots}`,
  botsLabel: (points: number) => `A bot in your seat made ${points}.`,
  parted: 'Where ways parted',
  partedHelp: 'ø points of those who did so',
  partedNone: 'Nobody has come to the same decision and chosen otherwise yet. Look again later.',
  afterMove: (moves: number) => (moves === 0 ? 'At the start' : `After move ${moves}`),
  share: (part: string) => `${part} %`,
  mean: (points: string) => `ø ${points}`,
  anotherWay: (choice: string, way: number) => `${choice}, way ${way}`,
  yourWay: 'your choice',
  friendsWay: (names: string) => `chosen by ${names}`,
  friend: 'friend',
  results: 'Results',
  place: 'Place',
  player: 'Player',
  score: 'Points',
  you: 'You',
  more: (people: number) => `Show ${people} more`,
  stillOpen: 'Today’s other tables',
  alsoThatDay: 'The other tables of that day',
  replay: 'Watch your game again',
  picture: 'Share the picture',
  pictureHelp: 'No moves and no board: nothing is given away.',
  cardPlace: (place: number, people: number) =>
    people === 1 ? 'first to finish' : `${nth(place)} of ${people}`,
  who: (count: number) =>
    count === 0
      ? 'You alone, for points.'
      : `You and ${counted[count] ?? count} strong ${plural(count, 'bot', 'bots')}.`,
  seed: (seed: string) => `Seed “${seed}”.`,
  fair: 'How it is kept fair',
  fairHelp:
    'The seed is the date and the name of the game. The bots think without a clock and by the same seed, so that the same choices give the same game on every device. The server plays every game once more before it counts it; one whose bots came from an earlier version has no place among the others.',
  noDay: 'There is no such day.',
}
