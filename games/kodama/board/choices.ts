import { useState } from 'react'
import { type Magnet, magnets } from './aim.ts'

/** What somebody likes on this device: kept by the browser, known to nobody else. */
export interface Choices {
  readonly magnet: Magnet
  readonly letters: boolean
  /** Where there is room to grow is shown. */
  readonly room: boolean
}

const KEY = 'kodama-board'
const usual: Choices = { magnet: 'soft', letters: false, room: false }

function stored(): Choices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof found !== 'object' || found === null) return usual
    const magnet = magnets.find((one) => 'magnet' in found && one === found.magnet)
    return {
      magnet: magnet ?? usual.magnet,
      letters: 'letters' in found && found.letters === true,
      room: 'room' in found && found.room === true,
    }
  } catch {
    return usual
  }
}

export function useChoices(): [Choices, (change: Partial<Choices>) => void] {
  const [choices, setChoices] = useState(stored)
  return [
    choices,
    (change) => {
      const next = { ...choices, ...change }
      setChoices(next)
      try {
        localStorage.setItem(KEY, JSON.stringify(next))
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ]
}
