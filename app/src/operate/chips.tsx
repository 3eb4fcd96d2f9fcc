import { numeral } from '../language/message.ts'
import { useCurrentShown } from '../parts/subnav.tsx'
import { BASE, useRouter } from '../shell/router.ts'
import { addressWith } from './pager.tsx'

/** Links that filter a list by kind. */
export function Chips({
  label,
  kinds,
  kind,
  name: of = 'of',
  instead,
}: {
  readonly label: string
  /** What the address calls it. */
  readonly name?: string
  /** Each kind's URL value and label, and how many there are of it. */
  readonly kinds: readonly (readonly [value: string, name: string, count?: number | undefined])[]
  readonly kind: string
  /** A condition of the address that a choice here ends. */
  readonly instead?: string
}) {
  const { at } = useRouter()
  const row = useCurrentShown(kind)
  return (
    <nav class="chips" ref={row} aria-label={label}>
      {kinds.map(([value, name, count]) => (
        <a
          key={value}
          class="chip"
          href={BASE + addressWith(at, { ...(instead && { [instead]: '' }), [of]: value })}
          aria-current={value === kind ? 'true' : undefined}
        >
          {name}
          {count !== undefined && <span class="soft figures"> {numeral(count)}</span>}
        </a>
      ))}
    </nav>
  )
}
