import { Problem } from './problem.ts'

/** Alphabets whose letters pass for each other's; a name keeps to one of them. */
const alphabets = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu', 'Georgian']
  .concat([
    'Canadian_Aboriginal',
    'Deseret',
    'Glagolitic',
    'Gothic',
    'Old_Italic',
    'Osage',
    'Runic',
    'Tifinagh',
  ])
  .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  ['аa', 'вb', 'еe', 'кk', 'мm', 'нh', 'оo', 'рp', 'сc', 'тt', 'уy', 'хx', 'іi', 'јj', 'ѕs', 'һh', 'ԁd']
    .concat(['αa', 'βb', 'εe', 'ηn', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'τt', 'υu', 'χx', '0o', '1l', 'il', '|l'])
    .concat(['ɑa', 'ɡg', 'ıi', 'ǀl', 'ӏl', 'ԛq', 'ԝw', 'օo', 'սu', 'հh', 'ոn'])
    .map(([from = '', to = '']) => [from, to]),
)

/** A name as it is kept: letters in other dress become plain ones. */
export function cleanName(name: string): string {
  const plain = name.normalize('NFKC').trim()
  if (plain === '' || plain.length > 32 || alphabets.filter((letters) => letters.test(plain)).length > 1)
    throw new Problem(422, 'bad-name', 'Choose a name of letters from one alphabet, 32 at most.')
  return plain
}

/** The same for two names that the eye takes for one. */
export function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s._-]/gu, '')
  return [...letters]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replaceAll('i', 'l')
}

/** A name that nobody takes for one of the others': with a number behind it where needed. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf))
  if (!taken.has(skeletonOf(name))) return name
  for (let number = 2; ; number++) {
    // A letter that takes two places is not cut in the middle.
    const numbered = `${name.slice(0, 29).replace(/[\ud800-\udbff]$/, '')} ${number}`
    if (!taken.has(skeletonOf(numbered))) return numbered
  }
}
