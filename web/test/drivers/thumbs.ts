/** What can be pressed and is smaller than a thumb. What an element lays around itself to be hit by counts as its own. */
export function tooSmall(): string[] {
  const least = 43.5
  const hitBox = (element: Element): { width: number; height: number } => {
    const { width, height } = element.getBoundingClientRect()
    const around = ['::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute')
    return {
      width: Math.max(width, ...around.map((part) => Number.parseFloat(part.width) || 0)),
      height: Math.max(height, ...around.map((part) => Number.parseFloat(part.height) || 0)),
    }
  }
  return [...document.querySelectorAll('button, a[href], input, select, summary')].flatMap((element) => {
    const { top, bottom, width: drawn } = element.getBoundingClientRect()
    const { visibility, pointerEvents } = getComputedStyle(element)
    const seen = drawn > 0 && bottom > 0 && top < innerHeight && visibility !== 'hidden'
    if (!seen || pointerEvents === 'none') return []
    const { width, height } = hitBox(element)
    if (width >= least && height >= least) return []
    return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`]
  })
}
