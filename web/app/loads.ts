const failures = new Set<() => void>()

/** Keeps a load that failed as it is, until whatever failed may be tried again. */
export function keepFailure(load: Promise<unknown>, forget: () => void): void {
  load.catch(() => failures.add(forget))
}

/**
 * Loads each thing once, so that a screen may ask for it on every render. A load that failed stays failed until
 * somebody wants another try: asked for anew by the very render that is to show the failure, it would be loaded
 * for ever.
 */
export function loadOnce<Value>(load: (key: string) => Promise<Value>): Loads<Value> {
  const known = new Map<string, Promise<Value>>()
  const set = (key: string, loading: Promise<Value>) => {
    known.set(key, loading)
    keepFailure(loading, () => {
      if (known.get(key) === loading) known.delete(key)
    })
    return loading
  }
  return {
    get: (key) => known.get(key) ?? set(key, load(key)),
    set,
    delete: (key) => known.delete(key),
  }
}

export interface Loads<Value> {
  get(key: string): Promise<Value>
  /** What is at hand already, or comes from elsewhere. */
  set(key: string, value: Promise<Value>): Promise<Value>
  delete(key: string): void
}

/** Whatever failed may be tried again: a person wants to, or went on to another screen. */
export function forgetFailedLoads(): void {
  for (const forget of failures) forget()
  failures.clear()
}
