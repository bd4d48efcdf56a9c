/** People who listen as long as a test says so. */
export const listening = (users: ReadonlySet<string>) => ({
  users,
  isHere: (user: string) => users.has(user),
  onPresence() {},
})
