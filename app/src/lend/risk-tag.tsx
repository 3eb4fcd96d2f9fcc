import type { RiskLevel } from '../graphql/graphql.ts'
import { t } from './messages/index.ts'

interface Props {
  readonly risk?: RiskLevel | null | undefined
  /** Whether the loan is late or has defaulted: the level is that of its publication, and a colour would be one of today. */
  readonly isPast?: boolean
  readonly record?: { readonly loansDefaulted: number } | null | undefined
}

/** How risky a loan is, in words and colour, beside its borrower's defaults, which the risk level does not count. */
export function RiskTag({ risk, isPast = false, record }: Props) {
  const count = record?.loansDefaulted ?? 0
  return (
    <>
      <span class="tag">
        <i class="risk" data-risk={(!isPast && risk?.toLowerCase()) || 'unknown'} />
        {risk ? t(isPast ? 'risk.was' : 'risk.of', { risk }) : t('notScored')}
      </span>
      {count > 0 && <span class="tag warn">{t('haveDefaulted', { count })}</span>}
    </>
  )
}
