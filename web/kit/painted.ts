/** A page that nobody sees paints no frames, and a page that is left paints none any more: both go on without. */
const LONGEST_FRAME = 200

/** Until the next frame is before one's eyes: what a press did is shown first, what nobody sees comes after it. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    const settle = () => {
      clearTimeout(late)
      document.removeEventListener('visibilitychange', settle)
      done()
    }
    const late = setTimeout(settle, document.hidden ? 0 : LONGEST_FRAME)
    document.addEventListener('visibilitychange', settle)
    requestAnimationFrame(() => setTimeout(settle))
  })
}
