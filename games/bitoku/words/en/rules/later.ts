import type { RuleTexts } from '../../outline.ts'

type Later = 'movement' | 'path' | 'kodamas' | 'rocks' | 'spirits' | 'crystals' | 'visions' | 'ascension'

export const laterTexts: Pick<RuleTexts, Later> = {
  movement: {
    title: 'Pilgrims on the paths of wisdom',
    passages: {
      points:
        'A movement point buys a step on your Bitoku path, a new pilgrimage, or a step of a pilgrim. Points are spent at once, one after the other, in any mix; what is left is lost. Path spaces give nothing themselves.',
      start:
        'An available pilgrim starts beside the starting portal, or on the path space linked to a portal where a pilgrim of yours sleeps, even beyond a bridge. More pilgrims come only from crystals.',
      walk: 'Paths go one way, and their spaces hold any number. The first bridge of a path needs one accomplished Bitoku card, the second needs two. At the end of a path only its side trail can be entered.',
      trails:
        'From the space where a side trail begins a pilgrim may enter any free space of it for one point, past others. Each space holds one pilgrim, and you never have two on one trail. It falls asleep there for good and keeps counting.',
      arrive:
        'On arrival you gain the VP and amulet of the space. At a portal you then do the action of its tile, which stays for the next.',
    },
  },
  path: {
    title: 'The Bitoku path',
    passages: {
      cards:
        'A Bitoku card you gain goes to the right end of your path: from a hill, or one of two from the deck. It shows a virtue, VP, perhaps a reward, and how many cards of its virtue exist. It counts for your types even if your pawn never reaches it.',
      steps:
        'For a movement point your pawn moves to the next card. The card is accomplished: gain its VP, then do its reward. No card is skipped.',
    },
  },
  kodamas: {
    title: 'Kodama tracks',
    passages: {
      tracks:
        'Each region has a track of seven spaces. Spaces are shared, except the last, which holds one kodama; that one may be moved back. Only the order at the end counts.',
      steps:
        'Steps forward go to your own kodamas on any tracks, unless the effect names its region; steps back to kodamas of others. You may use fewer. Who cannot go on stops; nobody goes back from the first space.',
    },
  },
  rocks: {
    title: 'Rocks',
    passages: {
      take: 'Choose a rock of the garden and lay it on the leftmost empty slot of your trail, three at most. A rock gives nothing without pilgrims beside it.',
      pilgrims:
        'Lay an available pilgrim on an empty space beside one of your rocks and pay the cost shown there. It stays for good. A space between two rocks counts for both.',
    },
  },
  spirits: {
    title: 'Mitamas and dragonflies',
    passages: {
      mitamas:
        'Pay the sake and jade of a face-up Mitama, gain the VP of its slot, do its action, and lay it on your board. Slots are not refilled before winter.',
      kinds:
        'Ara: a resource or a +1 amulet. Nigi: unlock a die, and a +1 amulet. Saki: a movement point or a +1 amulet. Kushi: a kodama step or a +1 amulet. Each Shinigami has an action of its own.',
      dragonflies:
        'Pay or receive the resources of the slot. A discount lowers a payment only. The dragonfly waits on your board; its action comes when it is combined.',
      combine:
        'When you gain a Mitama or a dragonfly, and only then, you may combine it with a waiting tile of the other kind: the pair goes beside your board and you do the action of the dragonfly. One gain, one chance. Combined tiles still count as yours.',
    },
  },
  crystals: {
    title: 'Crystals',
    passages: {
      take: 'Pay 0, 1 or 2 resources for a face-up crystal and lay it on an empty slot of its type, for good. The pilgrim that slept there becomes available, and the VP below count at the end. There are three sense, three dream and two memory slots.',
      kinds:
        'A dream crystal gives its reward each spring and in the ascension. A sense crystal acts when a card is played on its slot, before or after the card, also if you leave the card’s action.',
      memory:
        'A memory crystal gives its VP whenever you do what it shows, whatever the source, from the moment it lies there, but not for its own arrival.',
    },
  },
  visions: {
    title: 'Visions',
    passages: {
      take: 'Look at two Visions and keep one, or return both and take a resource of any type. You may hold any number and cannot give one back.',
      needs:
        'A Vision asks for resources, buildings, crystals, Mitamas, combined dragonflies, pilgrims on illuminations or portals, or accomplished Bitoku cards. A combined pair serves as a Mitama and as a dragonfly. With all there it gives its VP, otherwise it costs 1 or 2.',
      met: 'It is counted just before the ascension. Each item serves one Vision only; the best choice is made for you, and nothing is spent.',
    },
  },
  ascension: {
    title: 'The ascension',
    passages: {
      harvest:
        'Dream crystals are harvested once more, in turn order, with everything they trigger. That no longer helps a Vision.',
      firstTypes:
        'The first in turn order gains 3 VP. Different virtues on your path, 1 to 7, give 1, 2, 4, 7, 11, 16 or 22 VP.',
      treasures:
        'On each track the first three kodamas gain the VP of the lake treasure. Who shares a space shares the VP of those places, rounded down; the share of the neutral kodama is lost. With 4 / 2 / 0 two in front gain 3 each.',
      rocks:
        'Each rock gives its pilgrims times the items you own of what it shows: yokai cards wherever they are, released ones too, buildings, Mitamas combined or not. Yama Uba and Shinigami count as the type that is best for you.',
      guardians:
        'The values of your dice and your resources together, divided by 4, rounded down. Dice 3, 5, 3 and 3 resources make 3 VP.',
      visions: 'VP of the Visions you met, less the losses of the others, as one number.',
      destiny: 'The VP uncovered in your building row and on your crystal slots.',
      ties: 'Of equals the one with more Visions met wins, then the one earlier in turn order.',
    },
  },
}
