/** French "de" before a name, elided before a vowel. */
export const ofName = (name: string): string =>
  /^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`
