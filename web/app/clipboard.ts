import { say } from './notice.tsx'
import { useWords } from './settings.ts'

/** Copies a text and says so, or says why not: without HTTPS, or when refused, a browser lets no page copy. */
export function useCopy(): (text: string, copied: string) => void {
  const { copyRefused } = useWords()
  return (text, copied) => {
    const copying: Promise<void> | undefined = navigator.clipboard?.writeText(text)
    if (copying === undefined) say(copyRefused)
    else
      copying.then(
        () => say(copied),
        () => say(copyRefused),
      )
  }
}
