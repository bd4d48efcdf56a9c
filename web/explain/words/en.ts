/** What explanations say round what the game says. French has the same keys, or the types fail. */
export const en = {
  does: 'What it does',
  worth: 'Worth to you now',
  get: 'How to get it',
  rule: (id: string) => `The rule: ${id}`,
  allIcons: 'All icons',
  iconsOf: (game: string) => `${game}: all icons`,
  iconsLead: 'Hold a finger on anything on the table, rest the mouse on it, or press ? to see what it is.',
  keep: 'Right-click it, or press ? on it, to keep this open.',
  close: 'Close',
}
