import { useLayoutEffect, useRef } from 'preact/hooks'
import { numeral } from '../language/message.ts'

/** How much waits on a page. */
export interface Waiting {
  readonly count: number
  readonly says: string
}

interface Props {
  readonly label: string
  /** Each page's address and name. */
  readonly pages: readonly (readonly [string, string])[]
  /** The address of the page that is shown. */
  readonly at: string
  /** What waits on the page with an address, if anything does. */
  readonly waiting?: (href: string) => Waiting | undefined
}

/** The pages of one screen. */
export function Subnav({ label, pages, at, waiting }: Props) {
  const row = useCurrentShown(at)
  return (
    <nav class="subnav" ref={row} aria-label={label}>
      {pages.map(([href, name]) => {
        const waits = waiting?.(href)
        return (
          <a
            key={href}
            href={href}
            aria-current={href === at ? 'page' : undefined}
            aria-description={waits?.says}
          >
            {name}
            {waits && (
              <span class="waiting figures" aria-hidden="true">
                {numeral(waits.count)}
              </span>
            )}
          </a>
        )
      })}
    </nav>
  )
}

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
