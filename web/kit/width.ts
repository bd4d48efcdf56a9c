import { type RefCallback, useCallback, useState } from 'react'

/**
 * How wide an element is, so that what is written in a drawing stays as large as on the page around it.
 * `first` is how wide it is drawn before that is known.
 */
export function useWidth(first: number): [width: number, ref: RefCallback<Element>] {
  const [width, setWidth] = useState(first)
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.round(entry.contentRect.width))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [width, ref]
}
