import type { AskingPhrases } from '../phrases.ts'
import { list, ofSeason, whom } from './names.ts'

export const asking: AskingPhrases = {
  grow: (turn, turns, season, rule) => ({
    question: 'Quelle carte poser, et où ?',
    help: `Tour ${turn} sur ${turns} ${ofSeason(season)}. ${rule}.`,
  }),
  stuck: {
    question: 'Rien à poser : quelle carte glisser sous la pioche ?',
    help: 'Aucune carte de l’étalage ne peut être posée sur votre arbre. Glissez-en une sous la pioche ; vous ne marquez rien.',
  },
  kodama: (last) => ({
    question: 'Quel kodama s’installe ?',
    help: last
      ? 'Il est comptabilisé tout de suite. Votre dernière carte ne servira pas.'
      : 'Il est comptabilisé tout de suite, puis quitte la partie.',
  }),
  waiting: (person) => (person.you ? 'À vous de jouer' : `À ${person.name} de jouer`),
  won(winners) {
    const others = winners.filter(({ you }) => !you).map(whom)
    if (others.length === winners.length)
      return winners.length === 1 ? `${list(others)} gagne` : `${list(others)} se partagent la victoire`
    return others.length === 0 ? 'Vous gagnez' : `Vous partagez la victoire avec ${list(others)}`
  },
}
