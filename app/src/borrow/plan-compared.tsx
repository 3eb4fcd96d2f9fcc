import type { ComponentChildren } from 'preact'
import { Scrolled } from '../parts/blocks.tsx'
import type { PlanChange } from '../parts/loans/plan-change.tsx'
import { dearer } from '../parts/loans/plan-differences.ts'
import { money } from '../parts/money.ts'
import { TableHead } from '../parts/table-head.tsx'
import { day, today } from '../parts/time.ts'
import { rich, t } from './messages/index.ts'
import type { FullLoan } from './operations.ts'
import { TakeBack } from './take-back.tsx'

const counting: readonly string[] = ['PENDING', 'EFFECTIVE'] satisfies PlanChange['status'][]

interface Props {
  readonly change: PlanChange
  readonly loan: Pick<FullLoan, 'id' | 'currency' | 'status' | 'planChanges'>
}

/** The plan before the newest change that counts, and after it; and what can be done about one that its borrower has not agreed to. */
export function PlanCompared({ change, loan }: Props) {
  const { status, byOperator, effectiveOn, totals } = change
  // Only the newest can be undone.
  const newest = loan.planChanges.nodes.findLast((one) => counting.includes(one.status))
  if (change.id !== newest?.id) return null
  const how = byOperator && loan.status === 'ACTIVE' ? dearer(totals) : undefined
  const link = (text: ComponentChildren) => (
    <a href={`/app/help?about=loan-${loan.id}&says=undo`}>{text}</a>
  )
  const isOwn = !byOperator && (status === 'PENDING' || effectiveOn >= today())
  return (
    <>
      <Compared totals={totals} currency={loan.currency} />
      {isOwn && loan.status === 'ACTIVE' && <TakeBack change={change} />}
      {how && (
        <p class="notice">
          {status === 'PENDING'
            ? rich('planChange.willBeDearer', { how, day: day(effectiveOn), link })
            : rich('planChange.isDearer', { how, link })}
        </p>
      )}
    </>
  )
}

interface ComparedProps {
  readonly totals: PlanChange['totals']
  readonly currency: string
}

function Compared({ totals, currency }: ComparedProps) {
  const amount = (text: string) => money(text, currency)
  const rows = [
    [t('planChange.toPay'), totals.toPayBefore, totals.toPayAfter, amount],
    [t('planChange.payment'), totals.paymentBefore, totals.paymentAfter, amount],
    [t('planChange.lastDue'), totals.lastDueBefore, totals.lastDueAfter, day],
    [t('planChange.interest'), totals.interestBefore, totals.interestAfter, amount],
  ] as const
  return (
    <Scrolled class="table compared" label={t('planChange.compared')}>
      <table>
        <TableHead
          columns={[t('planChange.what'), t('planChange.before'), t('planChange.after')]}
        />
        <tbody>
          {rows.map(
            ([name, before, after, written]) =>
              before !== null &&
              after !== null && (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{written(before)}</td>
                  <td>{written(after)}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </Scrolled>
  )
}
