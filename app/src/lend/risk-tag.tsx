import type { RiskLevel } from '../graphql/graphql.ts'
import { t } from './messages/index.ts'

interface Props {
  readonly risk?: RiskLevel | null | undefined
  readonly record?: { readonly loansDefaulted: number } | null | undefined
}

/** How risky a loan is, in words and colour, beside its borrower's defaults, which the risk level does not count. */
export function RiskTag({ risk, record }: Props) {
  const count = record?.loansDefaulted ?? 0
  return (
    <>
      <span class="tag">
        <i class="risk" data-risk={risk?.toLowerCase() ?? 'unknown'} />
        {risk ? t('risk.of', { risk }) : t('notScored')}
      </span>
      {count > 0 && <span class="tag warn">{t('haveDefaulted', { count })}</span>}
    </>
  )
}
