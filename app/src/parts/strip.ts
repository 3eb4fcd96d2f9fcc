import { useLayoutEffect, useRef } from 'preact/hooks'

/** A row of links that scrolls sideways where it is too long for a phone: shows the current one once that has changed. Returns a ref for the row. */
export function useCurrentShown(which: string) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    const { left, width } = row.current.getBoundingClientRect()
    const shown = current.getBoundingClientRect()
    row.current.scrollLeft += shown.left + shown.width / 2 - left - width / 2
  }, [which])
  return row
}
