import { chaptersOf, type RuleTexts } from '../../outline.ts'
import { laterTexts } from './later.ts'
import { tenguTexts } from './tengu.ts'

const texts: RuleTexts = {
  aim: {
    title: 'The aim',
    passages: {
      years:
        'Four years pass, each with spring, summer, autumn and winter; then comes the ascension, the final count. In a summer every player plays three yokai cards and uses three dice. Who has the most virtue points (VP) becomes the next great spirit of the forest.',
      board:
        'The forest has five regions: the Lands of the Yomi, the Stairs of Knowledge, the House of the Great Spirit, the Jade Clearing and the Forges. Each has die spaces, a kodama track and a lake treasure. All but the House also have a hill across the river and an inhabited zone. Round them lie the paths of wisdom, the rock garden, the Visions, and the markets of buildings, crystals, Mitamas and dragonflies.',
      open: 'Hands, face-down stacks and cards somebody is looking at are secret; all else is open, discard piles too. You never look into your own deck.',
      points:
        'VP count from the moment they are gained, without an upper limit. A loss never takes you below 0.',
    },
  },
  setup: {
    title: 'Before the start',
    passages: {
      pieces:
        '111 cards, 153 tiles and the pieces of four colours: a board, three dice, eleven pilgrims, five kodamas, six building pawns each. Resources and amulets never run out. A number beside an effect says how often it is done.',
      sides:
        'The board has a side for one or two, for three and for four players; more players have more spaces. In each market one tile lies face up on every slot, the others wait in a stack.',
      portals:
        'One random portal tile of the letter A or B lies at each portal of the paths, one random lake treasure in each region. The Visions form a deck.',
      ancient:
        'Ancient buildings stand on the lower-left slot of all four zones with one or two players, of the Yomi and the Clearing with three, of none with four.',
      neutral:
        'With one or two players a neutral kodama stands on the fourth space of every track. It never moves but takes its place in the count.',
      rocks:
        'Each player is dealt one rock, which lies on the first slot of its rock trail; others lie open in the garden. They are never refilled.',
      hills: 'On each hill lie one Bitoku card and one yokai card, dealt anew each winter.',
      board:
        'Your dice begin locked, showing 3, 2 and 1. A kodama stands on the first space of each track. Three pilgrims are available, eight sleep on your crystal slots. Six building pawns lie in your building row.',
      start:
        'You have five starting yokai, a dragonfly, a Vision that you must keep, 1 wood, 1 jade and a +1 amulet. The first turn order is drawn by lot.',
    },
  },
  effects: {
    title: 'Resources and effects',
    passages: {
      resources:
        'Wood, stone, jade and sake are kept from year to year without limit. “Any type” means any mix you like, when you take and when you pay.',
      amulets:
        'Amulets are worth +1, +2 or +3. They are spent whole, never changed, and only to raise a die just before it is placed (and in the hard variant).',
      costs:
        'A cost is paid in full before you get anything, from what you have; what a purchase brings cannot help to pay for it.',
      discounts:
        'A discount lowers the price of that one purchase; you choose what you save. It never pays anything out and is never kept or added to another.',
      signs: 'A slash means: choose one. “2 of jade and sake” means any two of them, equal or different.',
      chains:
        'Effects are done at once and may trigger others. What is triggered is finished first, then the outer effect goes on. You make all choices of your own effects.',
      impossible:
        'An effect is done as far as possible; what cannot be done is skipped. An option of which nothing can be done cannot be chosen while another can.',
      decline:
        'VP, amulets, resources and cards from your own deck are simply received. What costs, takes, moves, places or unlocks may be declined when its turn comes, and so may the whole action of a yokai card just played. Once you have looked at cards you must deal with them.',
      order:
        'Parts are done in the printed order, a bracket as one part. “Two different ones of” means: name one, finish it, then name another. Two purchases with one discount are done in your order, and you say which has the discount.',
    },
  },
  dice: {
    title: 'Yokai cards and dice',
    passages: {
      cards:
        'A yokai card has a type, an action for when it is played and a virtue for winter. You draw from your own deck; when it is empty your discard pile is shuffled. To gain a card from the common deck look at two, keep one, and put the other under the deck. A gained card goes to your hand.',
      locked:
        'A die is locked, unlocked or on the main board; only an unlocked die can be used. Unlock one by playing a card beside it, by an effect, or by giving up an available pilgrim for good, in which case you use the die at once. Unlocking changes no value.',
    },
  },
  spring: {
    title: 'Spring',
    passages: {
      summon:
        'Draw until you hold four cards, then discard in secret until three are left. With one card kept from last year you draw three and discard one; with four or more you draw nothing. Cards drawn later in spring stay in your hand.',
      harvest:
        'In turn order everybody gains the reward of each dream crystal on their board, one after the other in an order of their own. A crystal gained meanwhile waits for the next harvest.',
    },
  },
  summer: {
    title: 'Summer',
    passages: {
      turn: 'Turns go round in turn order. In yours you do exactly one thing: play a yokai card, use a die, cross the river, or pass.',
      play: 'Play a card on an empty slot of your board. First the die beside it is unlocked, if it was locked. Then you may do the action of the card, and before or after it that of the sense crystal connected to the slot. Either may be left.',
      amulets:
        'To use a die, first spend any amulets you like: each raises it by its worth, never above 6. Then place it on an empty space of any region. Amulets are of no use when crossing.',
      act: 'Then you may do one forest action that the die reaches (1, 2, 3, 4 or 6) and one building action of that region, in either order. The forest action is allowed only if no other die in the region is higher, your own included; dice across the river do not count. A 4 beside a 2 may act, beside a 5 it may not.',
      buildings:
        'The building action is that of any one building in the zone of the region whose value your die reaches, whoever owns it. A building cannot be used in the turn it was built.',
      owners:
        'If another player owns it, the owner then gains the bonus on the tile: 1 VP, 1 VP or a +1 amulet as the owner chooses, or both. Even one who has passed.',
      pass: 'You may pass once three cards are played and all three dice are on the main board, or when nothing else is possible. Instead you may go on crossing the river, one die a turn. Who has passed takes no more turns this summer.',
      hard: 'Hard variant, with three or four players, for the whole table: the forest action needs a die strictly higher than every other one there. Beside a 6 it takes a 6 and any one amulet. The House and buildings stay as they are.',
    },
  },
  forest: {
    title: 'The forest actions',
    passages: {
      yomi: 'Lands of the Yomi. 1: your kodama of this region advances. 2: a Mitama or a dragonfly. 3: a Mitama for 1 less or a dragonfly. 4: either for 1 less. 6: both, one of them for 1 less.',
      stairs:
        'Stairs of Knowledge. 1: your kodama of this region advances. 2, 3, 4, 6: 1, 2, 3 or 4 movement points.',
      clearing:
        'Jade Clearing. 1: your kodama of this region advances. 2: 1 wood or 1 jade. 3, 4, 6: 1, 2 or 3 resources of any type.',
      forges:
        'Forges. 1: your kodama of this region advances. 2: build. 3: a crystal or build. 4: either for 1 less. 6: both, one of them for 1 less; the second is paid when the first is finished.',
      house:
        'In the House any die may take any empty space and does the action of that space, whatever other dice show. A die there decides the turn order in autumn and cannot cross the river. The amulet gained here does not help the die just placed.',
      floors:
        'From the top: a +2 amulet; a +1 amulet and a Vision; with three or four players a +1 amulet and a resource, then a +1 amulet and a movement point; with one or two players a +1 amulet and one of these two, then the copying space.',
      copy: 'The copying space takes a die of 2 or more and lowers it by 1. Name a die of another player in the forest: you do the forest action of its region with its value, or that of its House space. No dice are compared, no building is used, and the other player gains nothing.',
    },
  },
  buildings: {
    title: 'Buildings',
    passages: {
      tile: 'A building shows its type, a bonus for building it, an action with the least die for it, and the bonus of its owner. Ancient buildings belong to nobody. All stay to the end.',
      build:
        'To build, pay what is printed under your leftmost building pawn, take any face-up tile and lay it on an empty slot of its type in any zone. Your kodama of that region advances by the bonus, you take its amulets, and the pawn goes onto the tile, uncovering VP. Six buildings at most. The third costs 1 wood and 1 stone.',
    },
  },
  river: {
    title: 'The river and the hills',
    passages: {
      cross:
        'Move one of your dice from a region other than the House to an empty space across the river: of the hill of that region, with one or two players of its pair of hills (Yomi and Stairs, Clearing and Forges). The die loses 1, a 6 loses 3; a 1 cannot cross. Its space in the forest is free again. A die crosses once a year.',
      favours:
        'Then choose an uncovered favour of the hill, whatever your die shows: the Bitoku card to the end of your path, the yokai card to your hand, or the double favour, two different ones of a Vision, a rock, a pilgrim on your rock trail and a kodama step. It is covered until next year. You may cover it and take nothing. With all covered you gain nothing.',
    },
  },
  autumn: {
    title: 'Autumn',
    passages: {
      order:
        'Who has a die on the highest space of the House becomes first, whatever the die shows, then whoever is next down. Only the highest space of each player counts. The others follow in their old order.',
    },
  },
  winter: {
    title: 'Winter',
    passages: {
      home: 'Your dice come home with their values, locked, in the order you choose. All finish a step before the next begins.',
      virtue:
        'With at least five yokai cards (deck, hand, board, discard pile) you may release one of those on your board: it leaves your deck for good and gives its VP for each item it names, 12 at most. One card a winter; its action is not done. It still counts for your rocks.',
      counts:
        'Virtues count what you own at that moment, the released card included. You lead a kodama track if your kodama has left the first space and nobody, the neutral one included, is strictly ahead.',
      end: 'The other cards on your board go to your discard pile; your hand stays. Cards left on the hills are discarded, the markers return, and new cards are dealt, with a shuffled discard pile if a deck runs out.',
      markets:
        'In each market the tile farthest from the stack leaves the game, the others slide away from the stack, and new ones fill the gaps. Rocks are not refilled. Then the next spring begins.',
    },
  },
  ...laterTexts,
  ...tenguTexts,
}

export const rules = chaptersOf(texts)
