import type { RuleChapter } from '@engawa/kernel'

/**
 * The rules for players: chapters, their passages, and the rule ids each passage explains, written as
 * numbers and spans of numbers. Every language fills in the same titles and texts.
 */
export const outline = {
  aim: {
    years: '001 089 155 279 442',
    board: '005 006 007',
    open: '042 082 083 403',
    points: '065 441',
  },
  setup: {
    pieces: '002-004 023 053 057',
    sides: '010 011 018 043',
    portals: '012 016 020',
    ancient: '013-015 934',
    neutral: '017 349',
    rocks: '019 041 351',
    hills: '021 022 282',
    board: '030-034 036',
    start: '035 037-040',
  },
  effects: {
    resources: '050-052 068 446 907 935',
    amulets: '054-056 447 908',
    costs: '058 061 069 203 356',
    discounts: '059 060 064 066 067 904 906',
    signs: '062 063 905 909',
    chains: '070 302 338 339 445 463 467',
    impossible: '071 076 163 462 485',
    decline: '072 078 453-455',
    order: '073-075 077 079 162 304',
  },
  dice: {
    cards: '080 081 084-088 901',
    locked: '090-095 452',
  },
  spring: {
    summon: '100-104 106 902',
    harvest: '105 107-110 903',
  },
  summer: {
    turn: '120 121 127',
    play: '122-126 910',
    amulets: '130-134 161 240 911',
    act: '135-138 160 912',
    buildings: '139-142 211',
    owners: '143-145 153 913',
    pass: '150-152 154',
    hard: '146-149',
  },
  forest: {
    yomi: '165-169',
    stairs: '170-174',
    clearing: '175-179',
    forges: '180-184 466',
    house: '185-188 195',
    floors: '190-194',
    copy: '189 196-199 483 919',
  },
  buildings: {
    tile: '200 201 210',
    build: '202 204-209 458 920',
  },
  river: {
    cross: '230-239 250 914 915',
    favours: '241-249 337 916',
  },
  autumn: {
    order: '260-264 917',
  },
  winter: {
    home: '270-272',
    virtue: '273-277 293-295',
    counts: '291 292',
    end: '278 280 281 283 284',
    markets: '285-290 484',
  },
  movement: {
    points: '300 301 303 322 326 448',
    start: '305-308 325 918',
    walk: '309-311 320 321 323 324',
    trails: '312-314 316-318',
    arrive: '315 319',
  },
  path: {
    cards: '330-332 335 336',
    steps: '333 334',
  },
  kodamas: {
    tracks: '340 344 345 348',
    steps: '341-343 346 347 449-451 921',
  },
  rocks: {
    take: '350 352-354 456',
    pilgrims: '355 357-359 457',
  },
  spirits: {
    mitamas: '360-364 460',
    kinds: '365-369',
    dragonflies: '370-373 461',
    combine: '374-379 464 465 482',
  },
  crystals: {
    take: '380-386 459',
    kinds: '387 389 390 395-397',
    memory: '388 391-394 480 481 486',
  },
  visions: {
    take: '400-402 404',
    needs: '405 406 409-411 414 933',
    met: '407 408 412 413 928 932',
  },
  ascension: {
    harvest: '420-422 439 922',
    firstTypes: '423 424 923 924',
    treasures: '425-429 925',
    rocks: '430-434 926',
    guardians: '435 927',
    visions: '436-438',
    destiny: '440 929 930',
    ties: '443 444 931',
  },
  tenguSetup: {
    board: '500-507',
    rocks: '508-511',
    cards: '512-515',
  },
  tenguYear: {
    spring: '520 521 534',
    turn: '522-528 936',
    rest: '529-533',
  },
  tenguCycle: {
    steps: '535-539 487',
    house: '540',
    later: '541-546',
    reach: '547-549 560 561',
    terms: '550 555-559',
    chance: '551-554',
  },
  tenguActions: {
    yomi: '562-565',
    stairs: '566 570-579',
    forges: '567-569 581 582',
    clearing: '580',
    other: '583-587',
  },
  tenguCount: {
    lines: '588-594 596 597',
    kodamas: '595',
    win: '598',
    difficulty: '600-609',
  },
} as const

type Outline = typeof outline

/** A title and a text for every passage, in one language. */
export type RuleTexts = {
  readonly [Chapter in keyof Outline]: {
    readonly title: string
    readonly passages: { readonly [Passage in keyof Outline[Chapter]]: string }
  }
}

/** '001 165-167' stands for BIT-001, BIT-165, BIT-166, BIT-167. */
function idsOf(spans: string): string[] {
  return spans.split(' ').flatMap((span) => {
    const [first = 0, last = first] = span.split('-').map(Number)
    return Array.from(
      { length: last - first + 1 },
      (_, index) => `BIT-${String(first + index).padStart(3, '0')}`,
    )
  })
}

/** The chapters of one language. */
export function chaptersOf(texts: RuleTexts): RuleChapter[] {
  return Object.entries(outline).map(([id, passages]) => {
    const { title, passages: said } = texts[id as keyof Outline]
    const words: Readonly<Record<string, string>> = said
    return {
      id,
      title,
      passages: Object.entries(passages).map(([name, spans]) => ({
        rules: idsOf(spans),
        text: words[name] ?? '',
      })),
    }
  })
}
