import type { RuleTexts } from '../../outline.ts'

type Solo = 'tenguSetup' | 'tenguYear' | 'tenguCycle' | 'tenguActions' | 'tenguCount'

export const tenguTexts: Pick<RuleTexts, Solo> = {
  tenguSetup: {
    title: 'Alone: the Tengu’s set-up',
    passages: {
      board:
        'The board is that of two players. The Tengu is first in the first year. It has dice of 2, 3 and 4, all eleven pilgrims, six building pawns, a pile of five starting yokai and a dragonfly; it never has amulets or Visions.',
      rocks:
        'It gets a rock of the garden and a second one of the other kind, so that one shows yokai and one shows buildings or Mitamas: these types it prefers. It starts with 1 wood, and 1 stone with a building rock or 1 sake with a Mitama rock.',
      cards:
        'Three of its ten cards lie in a row to the right of the deck. Two dice of will decide its turns. Its attitude tile begins inactive.',
    },
  },
  tenguYear: {
    title: 'Alone: the Tengu’s year',
    passages: {
      spring:
        'In spring it draws nothing. At its place in turn order it gains a movement point for each crystal.',
      turn: 'In its turn it rolls the dice of will. The lower one names the active card: 1 or 2 the right one, 3 or 4 the middle one, 5 or 6 the left one. It does the first step A to L whose conditions hold, and no other. Then the card is discarded, the others slide right, and a new one enters at the left. An empty deck takes the discard pile back. Summer ends when both have passed.',
      rest: 'Its die in the House counts in autumn. In winter it releases nothing, its dice come home with their values, and a random rock of the garden leaves the game.',
    },
  },
  tenguCycle: {
    title: 'Alone: the steps A to L',
    passages: {
      steps:
        'A: where you share a crossing and the quarry of its card is in reach, it crosses and takes it. B: with nothing unlocked but a locked die, the region of the card free, an inactive attitude and the left card active, it turns the tile, unlocks a die, places it in that region, advances its kodama there and acts. C: with an unlocked die and the region of the card free it places a die, advances its kodama and acts. D: with a locked die and the resource of the card it unlocks one, pays and acts without placing. E: where you share a crossing and one space is left, it crosses and takes a preferred yokai, else the rarest new Bitoku card, else any yokai.',
      house:
        'F: with an unlocked die and none in the House it visits: the second space from the top, else the third, lower ones, then the top. Its kodama there advances, and it gains 3 VP and 2 more for each 5 or 6 of yours by the river.',
      later:
        'G: with a locked die it unlocks one and takes the resource of the card. H: it crosses for the quarry of its card. I: with an unlocked die, where the region of the card is full, it places the die in the free region other than the House where its kodama is most competitive, advances that kodama and does the action of that region. J: with all dice out and an active attitude it turns the tile back and takes the resource. K: it crosses as in E. L: it passes.',
      reach:
        'It crosses with its highest die that fits and takes only cards that are uncovered on the hills in reach, covering the favour; never the double favour. A crossing is shared when you too have a die below the river linked to these hills.',
      terms:
        'A region is free with an empty space. Preferred types are those on its rocks. A card without a resource costs nothing; where one is gained, it takes what it has least of: of equals wood, then jade, stone, sake. Its most competitive kodama is the one behind yours that needs the fewest steps, then the one with the best lake treasure, then the leftmost. Its dice never change; the lowest is placed first.',
      chance:
        'The rarest Bitoku card has the lowest number among the types it does not own. Between two equal options a die decides: 1 to 3 the first. In a market 1 and 2 name the first slot from the stack, 3 and 4 the second, 5 the third, 6 the fourth; if there is nothing to take it goes on to the next.',
    },
  },
  tenguActions: {
    title: 'Alone: what the Tengu does',
    passages: {
      yomi: 'Lands of the Yomi: a random dragonfly, or a preferred Mitama, else a random one, with the VP of its slot, as the card shows; without a sign it takes what it lacks for a pair. It neither pays nor receives resources and ignores the action of the Mitama. It combines at once and gains 2 movement points instead of the action of the dragonfly.',
      stairs:
        'Stairs: 3 movement points. Each goes to its Bitoku path first (VP only), then to a pilgrim under way: to the best illumination or a new portal for twice the VP, otherwise onwards past any bridge. At a portal it draws a card and does its action. Else it starts a pilgrim from the farthest portal reached that still has an open trail ahead.',
      forges:
        'Forges: a crystal, or a preferred building, else a random one, as the card shows; without a sign it builds if a preferred one is there. It pays nothing, builds where its kodama is most competitive and ignores the effects of the tile: that kodama simply advances by 1.',
      clearing:
        'Jade Clearing: the two resources of the card, otherwise two of its resource. Its most competitive kodama advances by 1.',
      other:
        'It uses no buildings and does not compare dice. When you use a building of the Tengu it gains 1 VP. To you it is another player: its dice count and may be copied, its kodamas may be moved back.',
    },
  },
  tenguCount: {
    title: 'Alone: the count and the difficulty',
    passages: {
      lines:
        'The Tengu counts the VP uncovered by its building pawns, 3 VP for each item its rocks show, 3 for each starting yokai and 6 for each other one, 1 per resource, 2 per crystal, its Bitoku types, its kodamas, and 3 if it is first. Its dice score nothing, and it has no Visions.',
      kodamas: 'Where you and the Tengu are level on a track, the Tengu is taken to be ahead.',
      win: 'You win with more VP than the Tengu. A tie is a loss.',
      difficulty:
        'Any of the options for an easier or harder Tengu may be combined: its dragonflies, yokai, resources, kodamas, harvest, a pilgrim at the start, and 3 VP for each track where it is ahead.',
    },
  },
}
