import { type AskedMove, at, type Lesson, type LessonStep, movesFrom } from '@engawa/kernel'
import { shootAction, zoneCells, zones } from '../catalogue/index.ts'
import { harmonyLoss, heldTile, type Move, previewTile, type State } from '../rules/index.ts'
import { andNoMore, asked, company, habit, id, inTurn, learner, pushedUnused } from './company.ts'

type TaughtStep = LessonStep<State, Move>

/** The tiles of this table: the altar for 1 coin, the bath-tub (tools), and the pattern it completes. */
const altar = 16
const tub = 63
const toolsAboveGarden = 56
/** The mat above the garden in the right room. */
const aboveGarden = 8

/** Where a tile may lie, and what it does to the rooms. */
const wholeHome = [...at(zoneCells, zones.indexOf('centre')).map(id.cell), 'scale']

/** Stalks whose waiting shoot has this action of its own. */
const stalksThat = ({ turn }: State, action: string): number[] =>
  turn.under.flatMap(([shoot], stalk) =>
    shoot !== undefined && shootAction[shoot] === action ? [stalk] : [],
  )

/** What is pressed for the first of those shoots, and the shoot itself. */
const shootThat = (view: State, action: string, as = action): readonly string[] => {
  const stalk = at(stalksThat(view, action), 0)
  return [id.waiting(stalk), `move:activate:${stalk}:${as}`]
}
const looksAt = (action: string) => (view: State) =>
  asked(view) === 'resolve' ? [id.shoot(at(at(view.turn.under, at(stalksThat(view, action), 0)), 0))] : []

/** The shoots of this turn improve twice and balance once; the wildcard is left for the last. */
const acts = (move: Move, view: State, action: string): boolean =>
  move.kind === 'activate' && stalksThat(view, action).includes(move.stalk)

/** Buys a tile and lays it: which, and on which cells. */
function buys(tile: number, cell: (cell: number) => boolean): AskedMove<State, Move> {
  return {
    fits: (move, view) =>
      acts(move, view, 'improve') ||
      (move.kind === 'buy' && move.tile === tile) ||
      (move.kind === 'furnish' && cell(move.cell)),
    ends: ({ kind }) => kind === 'furnish',
    show(view, moves) {
      const decision = asked(view)
      if (decision === 'improve') return { kind: 'buy', tile }
      if (decision === 'resolve')
        return { kind: 'activate', stalk: at(stalksThat(view, 'improve'), 0), as: 'improve' }
      const [place] = previewTile(view, learner, tile)
        .filter((preview) => preview.fits && cell(preview.cell))
        .sort((one, two) => two.total - one.total)
      return place === undefined ? at(moves(), 0) : { kind: 'furnish', cell: place.cell }
    },
  }
}

const notThisShoot: NonNullable<TaughtStep['others']> = [
  {
    when: ({ kind }) => kind === 'activate',
    says: {
      en: 'It may act as well. Its time comes in a moment.',
      fr: 'Elle peut agir aussi. Son tour viendra dans un instant.',
    },
  },
  { when: ({ kind }) => kind === 'forgo', says: pushedUnused },
]

const steps: readonly TaughtStep[] = [
  {
    id: 'a tile for the home',
    says: {
      en: 'Your shoots wait under the stalks. *Improve home*: pay the coins, gain the happiness, lay the tile where you like.',
      fr: 'Vos sections attendent sous les pousses. *Aménagement* : payez les pièces, gagnez le bonheur, posez la tuile où vous voulez.',
    },
    points(view) {
      const decision = asked(view)
      if (decision === 'resolve') return shootThat(view, 'improve')
      const laid = [id.cell(0), id.cell(7), 'move:furnish:']
      return decision === 'improve' ? [id.tile(altar), ...laid] : laid
    },
    looks: looksAt('improve'),
    needs: () => wholeHome,
    asks: buys(altar, (cell) => cell !== aboveGarden),
    task: { en: 'Buy the altar for 1 coin and lay it.', fr: 'Achetez l’autel pour 1 pièce et posez-le.' },
    how: {
      en: 'Press the stalk and Improve home; then the tile, and a mat for it.',
      fr: 'Appuyez sur la pousse et sur Aménagement ; puis sur la tuile, et sur sa case.',
    },
    answers: [
      {
        says: {
          en: '1 happiness at once. The tile never moves again.',
          fr: '1 point de bonheur tout de suite. La tuile ne bougera plus.',
        },
      },
    ],
    others: [
      ...notThisShoot,
      {
        when: ({ kind }) => kind === 'furnish',
        says: {
          en: 'You may. I would keep the mat above your garden for something better.',
          fr: 'Vous pouvez. Je garderais la case au-dessus de votre jardin pour mieux.',
        },
      },
      {
        when: ({ kind }) => kind === 'earn',
        says: {
          en: '1 coin instead of a tile: small, and always open.',
          fr: '1 pièce au lieu d’une tuile : peu, mais toujours possible.',
        },
      },
      {
        says: {
          en: 'It is dearer: then the coins would not do for the next tile.',
          fr: 'Elle est plus chère : il manquerait des pièces pour la tuile suivante.',
        },
      },
    ],
  },
  {
    id: 'a balance tile',
    says: {
      en: '*Balance tiles* ask for a pattern: left and right ones in the two columns of their side, centre ones anywhere.',
      fr: 'Les *tuiles Équilibre* demandent un motif : à gauche ou à droite dans les deux colonnes de ce côté, au centre partout.',
    },
    points: (view) =>
      asked(view) === 'resolve'
        ? shootThat(view, 'balance')
        : asked(view) === 'balance'
          ? [id.goal(toolsAboveGarden), 'move:take:']
          : andNoMore(view),
    looks: looksAt('balance'),
    asks: {
      fits: (move, view) =>
        acts(move, view, 'balance') ||
        (move.kind === 'take' && (asked(view) === 'balanceAgain' || move.tile === toolsAboveGarden)) ||
        (move.kind === 'done' && asked(view) === 'balanceAgain'),
      ends: (_move, view) => asked(view) === 'resolve',
      show(view) {
        const decision = asked(view)
        if (decision === 'resolve')
          return { kind: 'activate', stalk: at(stalksThat(view, 'balance'), 0), as: 'balance' }
        return decision === 'balance' ? { kind: 'take', tile: toolsAboveGarden } : { kind: 'done' }
      },
    },
    task: {
      en: 'Take the tile with tools above a garden.',
      fr: 'Prenez à droite la tuile outils sur jardin.',
    },
    how: {
      en: 'By the Balance shoot; two tiles at most.',
      fr: 'Par la section Équilibre ; deux tuiles au plus.',
    },
    answers: [
      {
        says: {
          en: 'It lies at your home and says what it still needs.',
          fr: 'Elle est chez vous et dit ce qui lui manque encore.',
        },
      },
    ],
    others: [
      ...notThisShoot,
      {
        when: ({ kind }) => kind === 'rest',
        says: {
          en: '1 happiness instead of tiles: small, and always open.',
          fr: '1 point de bonheur au lieu de tuiles : peu, mais toujours possible.',
        },
      },
      {
        says: {
          en: 'It asks for tiles that you have not got yet.',
          fr: 'Elle demande des tuiles que vous n’avez pas encore.',
        },
      },
    ],
  },
  {
    id: 'the pattern',
    says: {
      en: 'You have a garden in the right room. *Tools on the mat above it*, and the pattern holds.',
      fr: 'Vous avez un jardin à droite. *Des outils sur la case au-dessus*, et le motif est achevé.',
    },
    points(view) {
      const decision = asked(view)
      if (decision === 'resolve') return shootThat(view, 'improve')
      const laid = [id.cell(aboveGarden), `move:furnish:${aboveGarden}`]
      return decision === 'improve' ? [id.tile(tub), ...laid] : laid
    },
    looks: looksAt('improve'),
    needs: () => wholeHome,
    asks: buys(tub, (cell) => cell === aboveGarden),
    task: { en: 'Buy the bath-tub and lay it there.', fr: 'Achetez la baignoire et posez-la là.' },
    how: {
      en: 'Patterns are never turned or mirrored.',
      fr: 'Un motif ne se tourne ni ne se retourne.',
    },
    answers: [
      {
        says: {
          en: 'Complete. It is worth nothing yet: it wants to be scored.',
          fr: 'Achevé. Il ne vaut encore rien : il faut le décompter.',
        },
      },
    ],
    others: [
      ...notThisShoot,
      {
        when: ({ kind }) => kind === 'furnish',
        says: { en: 'Fine for comfort; the pattern waits.', fr: 'Bon pour le confort ; le motif attendra.' },
      },
      {
        says: {
          en: 'That is no tools: the pattern would wait.',
          fr: 'Ce ne sont pas des outils : le motif attendrait.',
        },
      },
    ],
  },
  {
    id: 'score it',
    says: {
      en: 'Your last action is the wildcard’s. Let it *balance once more and score* the complete tile.',
      fr: 'Votre dernière action est celle du joker. Qu’il soit *Équilibre à nouveau, et décompte* la tuile achevée.',
    },
    points: (view) =>
      asked(view) === 'resolve'
        ? shootThat(view, 'wildcard', 'balance')
        : asked(view) === 'balance'
          ? [id.goal(toolsAboveGarden), 'move:score:']
          : andNoMore(view),
    looks: looksAt('wildcard'),
    asks: {
      fits: (move, view) =>
        (move.kind === 'activate' && move.as === 'balance') ||
        (move.kind === 'score' && move.tile === toolsAboveGarden) ||
        (asked(view) === 'balanceAgain' && (move.kind === 'take' || move.kind === 'done')),
      ends: (_move, view) => !inTurn(view),
      show(view) {
        const decision = asked(view)
        if (decision === 'resolve')
          return { kind: 'activate', stalk: at(stalksThat(view, 'wildcard'), 0), as: 'balance' }
        return decision === 'balance' ? { kind: 'score', tile: toolsAboveGarden } : { kind: 'done' }
      },
    },
    task: { en: 'Balance, and score the tile.', fr: 'Équilibre : décomptez la tuile.' },
    how: {
      en: 'One action may score one tile and take another.',
      fr: 'Une action peut décompter une tuile et en prendre une autre.',
    },
    answers: [
      {
        says: {
          en: '3 happiness, and its slot is free again. Unscored it would give half, at the end.',
          fr: '3 points de bonheur, et sa place est libre. Non décomptée, elle n’en vaudrait que la moitié, à la fin.',
        },
      },
    ],
    others: [
      {
        says: {
          en: 'You may. The complete tile would wait for another balance action.',
          fr: 'Vous pouvez. La tuile achevée attendrait une autre action Équilibre.',
        },
      },
    ],
    replies: company(),
  },
  {
    id: 'harmony',
    says: {
      en: 'Left and right room should *weigh the same*: each point of comfort apart costs 2 in the end. One stick is left.',
      fr: 'Les zones gauche et droite devraient *peser autant* : chaque point de confort d’écart coûte 2 à la fin. Il vous reste un bâton.',
    },
    points(view) {
      if (asked(view) !== 'visit') return []
      const { stocks, marker } = at(view.boards, learner)
      return stocks.flatMap((shoots, stock) =>
        shoots.length > 0 && stock !== marker ? [id.stock(stock)] : [],
      )
    },
    asks: {
      fits: () => true,
      ends: (_move, view) => asked(view) === undefined,
      show: (view, moves) => habit(view, moves()),
    },
    task: { en: 'Play your turn as you like.', fr: 'Jouez votre tour à votre gré.' },
    how: {
      en: 'Nothing useful? Balance may give 1 happiness, improve home 1 coin.',
      fr: 'Rien d’utile ? Équilibre peut donner 1 bonheur, Aménagement 1 pièce.',
    },
    answers: [
      {
        when: (move, view) =>
          move.kind === 'furnish' &&
          previewTile(view, learner, heldTile(view)).some(
            ({ cell, harmony }) => cell === move.cell && harmony < 0,
          ),
        says: {
          en: 'The rooms are further apart now; another tile may mend it.',
          fr: 'L’écart entre les zones grandit ; une autre tuile pourra le réduire.',
        },
      },
      {
        when: ({ kind }) => kind === 'earn' || kind === 'rest',
        says: { en: 'Small, and always open.', fr: 'Peu, mais toujours possible.' },
      },
      {
        when: (_move, view) => harmonyLoss(at(view.boards, learner).home) === 0,
        says: { en: 'The scale is level. Keep it so.', fr: 'La balance est droite. Gardez-la ainsi.' },
      },
      {
        says: {
          en: 'Watch the scale of your home as you go on.',
          fr: 'Surveillez la balance de votre demeure par la suite.',
        },
      },
    ],
  },
]

/** The second summer: a home with one tile, and four shoots that lie under the stalks. */
const moves = movesFrom<Move>(`
  2 draft shoot=30; 0 draft shoot=34; 1 draft shoot=31; 2 draft shoot=29; 0 draft shoot=36;
  1 draft shoot=35; 2 gift gift=fund use=true; 0 gift gift=balance use=true; 0 take tile=55;
  0 take tile=15; 1 gift gift=cook use=true; 1 cook food=2; 2 visit stock=3; 2 offer temple=3;
  2 place shoot=12 stalk=2; 2 activate stalk=2 as=improve; 2 buy tile=45; 2 furnish cell=3;
  0 visit stock=2; 0 offer temple=0; 0 offer temple=2; 0 place shoot=3 stalk=1;
  0 place shoot=34 stalk=3; 0 activate stalk=3 as=fund; 0 activate stalk=1 as=cook; 0 cook food=2;
  1 visit stock=0; 1 offer temple=0; 1 place shoot=5 stalk=0; 1 activate stalk=0 as=improve;
  1 buy tile=43; 1 furnish cell=7; 2 visit stock=2; 2 offer temple=2; 2 offer temple=2;
  2 place shoot=24 stalk=3; 2 place shoot=11 stalk=2; 2 activate stalk=3 as=cook; 2 cook food=2;
  2 activate stalk=2 as=balance; 2 take tile=53; 2 take tile=43; 0 visit stock=3; 0 offer temple=3;
  0 offer temple=0; 0 place shoot=36 stalk=0; 0 place shoot=4 stalk=3; 0 place shoot=28 stalk=2;
  0 activate stalk=2 as=cook; 0 cook food=1; 0 activate stalk=3 as=fund; 1 visit stock=3;
  1 offer temple=3; 1 offer temple=3; 1 place shoot=8 stalk=2; 1 place shoot=35 stalk=1;
  1 activate stalk=1 as=balance; 1 take tile=59; 1 take tile=3; 1 activate stalk=2 as=balance;
  1 take tile=68; 1 take tile=36; 2 visit stock=0; 2 offer temple=3; 2 place shoot=29 stalk=2;
  2 place shoot=30 stalk=1; 2 place shoot=9 stalk=3; 2 activate stalk=1 as=cook; 2 cook food=1;
  2 forgo stalk=2; 1 visit stock=0; 1 offer temple=0; 1 place shoot=17 stalk=0;
  1 activate stalk=0 as=balance; 1 take tile=7; 2 feed food=1; 0 gift gift=improve use=true;
  0 buy tile=18; 0 furnish cell=13; 1 gift gift=cook use=true; 1 cook food=3;
  2 gift gift=balance use=true; 2 rest; 0 visit stock=1; 0 offer temple=1; 0 offer temple=1;
  0 offer temple=1; 0 offer temple=1; 0 place shoot=2 stalk=0; 0 place shoot=20 stalk=1;
  0 place shoot=21 stalk=2; 0 place shoot=22 stalk=3`)

export const homeAndBalance: Lesson<State, Move> = {
  id: 'home-and-balance',
  version: 1,
  title: { en: 'Home and balance', fr: 'Demeure et équilibre' },
  aim: {
    en: 'Furnish your home, complete a pattern, and score it',
    fr: 'Aménager la demeure, achever un motif et le décompter',
  },
  minutes: 2,
  seat: learner,
  position: { game: 'bamboo', rules: 1, people: 3, options: {}, seed: 'home-39348', moves },
  steps,
}
