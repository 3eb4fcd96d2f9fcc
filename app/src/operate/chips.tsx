import { BASE, useRouter } from '../shell/router.ts'
import { addressWith } from './pager.tsx'

/** Links to the kinds of a list, of which one is shown. */
export function Chips({
  label,
  kinds,
  kind,
}: {
  readonly label: string
  /** The address's value of each kind, and its name. */
  readonly kinds: readonly (readonly [value: string, name: string])[]
  readonly kind: string
}) {
  const { at } = useRouter()
  return (
    <nav class="chips" aria-label={label}>
      {kinds.map(([value, name]) => (
        <a
          key={value}
          class="chip"
          href={BASE + addressWith(at, { of: value })}
          aria-current={value === kind ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
