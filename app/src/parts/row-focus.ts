import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Keeps the focus in a list of rows, which are told apart by their ids. If the row that had the focus is gone, the focus moves to the first link or button of
 * the row that took its place, or of the last row if there is none. If no rows are left, it moves to the heading.
 */
export function useRowFocus(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const had = useRef<{ readonly id: string; readonly at: number } | undefined>(undefined)
  useLayoutEffect(() => {
    if (had.current === undefined || ids.includes(had.current.id)) return
    const { at } = had.current
    had.current = undefined
    // The focus is somewhere else by now.
    if (document.activeElement !== document.body) return
    const row = list.current?.children[Math.min(at, ids.length - 1)]
    ;(row?.querySelector<HTMLElement>('a, button') ?? heading.current)?.focus()
  })
  const onFocusIn = ({ target }: { readonly target: EventTarget | null }) => {
    const rows = [...(list.current?.children ?? [])]
    const at = rows.findIndex((row) => row.contains(target as Node))
    const id = ids[at]
    had.current = id === undefined ? undefined : { id, at }
  }
  return { list, heading, onFocusIn }
}
