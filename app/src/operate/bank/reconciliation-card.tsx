import { Card, Facts } from '../../parts/blocks.tsx'
import { fixedUnits, money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import type { Reconciliation } from './operations.ts'

/** What the bank has and what the books have, and whether the open items explain the difference. */
export function ReconciliationCard({ of }: { readonly of: Reconciliation }) {
  const shown = (amount: string) => money(amount, of.currency)
  return (
    <Card title="Bank and books">
      <Verdict of={of} />
      <Facts
        of={[
          ['At the bank', shown(of.bankBalance)],
          ['In the books', shown(of.bookedBalance)],
          ['Difference', shown(of.difference)],
          ['Open items', shown(of.itemsTotal)],
          ['Unexplained', shown(of.unexplained)],
        ]}
      />
      <p class="soft small">
        {of.statedBalance && of.statedOn
          ? `The bank itself stated ${shown(of.statedBalance)} on ${day(of.statedOn)}.`
          : 'No imported statement states a balance for this day or an earlier one.'}
      </p>
    </Card>
  )
}

function Verdict({ of: { unexplained, difference, currency } }: { readonly of: Reconciliation }) {
  if (fixedUnits(unexplained) !== 0n)
    return (
      <p class="notice refused">
        {money(unexplained, currency)} is unexplained. A statement is missing, or something is
        wrong.
      </p>
    )
  return (
    <p class="notice good">
      {fixedUnits(difference) === 0n
        ? 'All explained: bank and books agree.'
        : 'All explained: the open items below are the whole difference.'}
    </p>
  )
}
