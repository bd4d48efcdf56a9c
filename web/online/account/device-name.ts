import type { OnlineWords } from '../words/index.ts'

/** In this order: many browsers also name those they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const found = (kinds: readonly [RegExp, string][], label: string) =>
  kinds.find(([sign]) => sign.test(label))?.[1]

/** What a person would call a device that called itself `label`. */
export function deviceName(label: string, texts: OnlineWords['account']['devices']): string {
  const browser = found(browsers, label)
  const system = found(systems, label)
  return browser === undefined || system === undefined ? texts.unknown : texts.on(browser, system)
}
