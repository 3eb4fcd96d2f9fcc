import { Card } from '../../parts/blocks.tsx'
import { ChargeLines } from '../../parts/loans/charge.tsx'
import { money } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import type { RepayableLoan } from '../operations.ts'

/** What a loan costs because it was paid late; nothing if it was not. */
export function ChargesCard({ loan }: { readonly loan: RepayableLoan }) {
  const { currency, charges, chargesDue } = loan
  if (charges.nodes.length === 0) return null
  return (
    <Card title={t('charges')}>
      <p>
        {Number(chargesDue) > 0
          ? t('charges.due', { due: money(chargesDue ?? '0', currency) })
          : t('charges.settled')}
      </p>
      <ChargeLines charges={charges.nodes} currency={currency} />
      {charges.totalCount > charges.nodes.length && (
        <p class="soft small">{t('firstShown', { count: charges.nodes.length })}</p>
      )}
    </Card>
  )
}
