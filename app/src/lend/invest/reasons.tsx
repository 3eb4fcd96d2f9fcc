import { written } from '../../parts/plainly.ts'
import { t } from '../messages/index.ts'

interface Props {
  readonly all: readonly string[]
  /** Those that say what does not match. */
  readonly misses: readonly string[]
}

/** How many of the reader's criteria a loan meets. */
export function metOf({ all, misses }: Props): string {
  return t('match', { met: all.length - misses.length, all: all.length, missed: misses.length })
}

/** How many of the reader's criteria a loan meets, and which. */
export function Reasons(props: Props) {
  const { all, misses } = props
  const isFair = 2 * misses.length <= all.length
  const level = misses.length === 0 ? 'good' : isFair ? 'fair' : 'poor'
  return (
    <details class="reasons">
      <summary>
        <span class={`match ${level}`}>{metOf(props)}</span>
        <span class="small soft">{t('why')}</span>
      </summary>
      <ReasonList {...props} />
    </details>
  )
}

/** Each criterion with whether it is met, those that are not first. */
export function ReasonList({ all, misses }: Props) {
  const missed = new Set(misses)
  const met = all.filter((reason) => !missed.has(reason))
  return (
    <>
      <ul class="criteria small">
        {[...misses, ...met].map((reason) => (
          <li key={reason} class={missed.has(reason) ? 'missed' : undefined}>
            <span aria-hidden="true">{missed.has(reason) ? '✗' : '✓'}</span>
            <span>
              <span class="hidden">{t(missed.has(reason) ? 'match.missed' : 'match.met')} </span>
              {written(reason)}
            </span>
          </li>
        ))}
      </ul>
      <p class="soft small">{t('match.means')}</p>
    </>
  )
}
