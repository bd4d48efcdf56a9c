import { copyBag } from '@engawa/kernel'
import type { Grove, State } from './state.ts'

function copyGrove(grove: Grove): Grove {
  return {
    trunk: grove.trunk,
    tree: grove.tree.slice(),
    hand: grove.hand.slice(),
    played: grove.played.slice(),
    growth: grove.growth.slice(),
    bonus: grove.bonus.slice(),
    end: grove.end.slice(),
    renewed: grove.renewed,
  }
}

export function copy(state: State): State {
  return {
    groves: state.groves.map(copyGrove),
    deck: copyBag(state.deck),
    display: state.display.slice(),
    season: state.season,
    shown: state.shown.slice(),
    phase: state.phase,
    first: state.first,
    round: state.round,
    step: state.step,
    box: {
      trunks: state.box.trunks.slice(),
      goals: state.box.goals.slice(),
      seasons: state.box.seasons.slice(),
    },
  }
}
