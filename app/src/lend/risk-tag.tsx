import type { RiskLevel } from '../graphql/graphql.ts'
import { t } from './messages/index.ts'

/** How risky a loan is, in words and colour. */
export function RiskTag({ risk }: { readonly risk?: RiskLevel | null | undefined }) {
  return (
    <span class="tag">
      <i class="risk" data-risk={risk?.toLowerCase() ?? 'unknown'} />
      {risk ? t('risk.of', { risk }) : t('notScored')}
    </span>
  )
}
