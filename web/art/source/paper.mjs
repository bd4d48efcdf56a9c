/** Washi: a tile of short curved hairs on the ground, repeatable because the places are seeded. */
export function washi(colour, strength) {
  let seed = 11
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  let hairs = ''
  for (let hair = 0; hair < 54; hair++) {
    const x = random() * 420
    const y = random() * 420
    const angle = random() * 6.28
    const length = 14 + random() * 46
    const bend = (random() - 0.5) * 24
    const endX = x + Math.cos(angle) * length
    const endY = y + Math.sin(angle) * length
    const width = (0.5 + random() * 0.7).toFixed(1)
    const opacity = (strength * (0.4 + random() * 0.6)).toFixed(3)
    const middle = `${((x + endX) / 2 + bend).toFixed(0)} ${((y + endY) / 2 - bend).toFixed(0)}`
    hairs += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}Q${middle} ${endX.toFixed(0)} ${endY.toFixed(0)}" stroke-width="${width}" opacity="${opacity}"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="420" fill="none" stroke="${colour}" stroke-linecap="round">${hairs}</svg>`
}
