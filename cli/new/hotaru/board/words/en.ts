/** What only the board says. French has the same keys, or the types fail. */
export const en = {
  bag: (count: number) => `Bag, ${count === 1 ? '1 firefly' : `${count} fireflies`}`,
  net: 'Net',
  jar: (name: string) => `Jar of ${name}`,
  firefly: (light: number) => `Firefly, light ${light}`,
  wish: (light: number) => `Your wish: light ${light}`,
  risk: (percent: number) => `${percent}% to tear`,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  chooseFirst: 'Choose a firefly',
}
