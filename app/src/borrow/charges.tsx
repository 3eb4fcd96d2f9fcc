import { Card } from '../parts/blocks.tsx'
import { ChargeLines } from '../parts/charge.tsx'
import { money } from '../parts/money.ts'
import type { RepayableLoan } from './operations.ts'

/** What a loan costs because it was paid late; nothing if it was not. */
export function ChargesCard({ loan }: { readonly loan: RepayableLoan }) {
  const { currency, charges, chargesDue } = loan
  if (charges.nodes.length === 0) return null
  return (
    <Card title="Charges for paying late">
      <p>
        {Number(chargesDue) > 0
          ? `${money(chargesDue ?? '0', currency)} of these charges is still to be paid; it is included in what is due.`
          : 'All of them are settled.'}
      </p>
      <ChargeLines charges={charges.nodes} currency={currency} />
      {charges.totalCount > charges.nodes.length && (
        <p class="soft small">The first {charges.nodes.length} are shown.</p>
      )}
    </Card>
  )
}
