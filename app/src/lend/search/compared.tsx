import { Scrolled } from '../../parts/blocks.tsx'
import { fundedPart } from '../../parts/loans/funded.ts'
import { moneyInColumn, percent } from '../../parts/money.ts'
import { TableHead } from '../../parts/table-head.tsx'
import { term } from '../../parts/time.ts'
import { words } from '../../parts/words.ts'
import { t } from '../messages/index.ts'
import type { Opportunity } from '../operations.ts'

/** The loans of the list beneath each other, in its order, to compare their terms. */
export function Compared({ found }: { readonly found: readonly Opportunity[] }) {
  return (
    <Scrolled class="table" label={t('compare.table')}>
      <table>
        <TableHead
          columns={[
            t('compare.loan'),
            t('rateAYear'),
            t('term'),
            t('risk'),
            t('compare.amount'),
            t('funded'),
            t('compare.place'),
          ]}
        />
        <tbody>
          {found.map(({ loan }) => (
            <tr key={loan.id}>
              <th scope="row">
                <a href={`/app/lend/${loan.id}`}>{loan.title}</a>
              </th>
              <td>{loan.interestRate ? percent(loan.interestRate) : '–'}</td>
              <td>{loan.repaymentPeriodMonths ? term(loan.repaymentPeriodMonths) : '–'}</td>
              <td>{loan.riskLevel ? words(loan.riskLevel) : t('notScored')}</td>
              <td>{moneyInColumn(loan.amountRequested, loan.currency)}</td>
              <td>{fundedPart(loan.fundedPercent)}</td>
              <td>{loan.locationDescription ?? loan.borrower.city ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}
