import { written } from '../../parts/plainly.ts'
import { t } from '../messages/index.ts'

interface Props {
  readonly score: number
  readonly reasons: readonly string[]
}

/** How well a loan suits the reader's preferences, and why. */
export function Reasons({ score, reasons }: Props) {
  if (reasons.length === 0) return null
  const level = score >= 90 ? 'good' : score >= 60 ? 'fair' : 'poor'
  return (
    <details class="reasons">
      <summary>
        <span class={`match ${level}`}>{t('match', { score })}</span>
        <span class="small soft">{t('why')}</span>
      </summary>
      <ul class="small">
        {reasons.map((reason) => (
          <li key={reason}>{written(reason)}</li>
        ))}
      </ul>
      <p class="soft small">{t('match.means')}</p>
    </details>
  )
}
