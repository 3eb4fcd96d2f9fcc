import { useCallback, useState } from 'preact/hooks'
import { useAskedAgain } from '../api/again.ts'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { money, percent } from '../parts/money.ts'
import { More } from '../parts/more.tsx'
import { type LendersPlanChange, OwnPart } from '../parts/own-part.tsx'
import { becameOf, planChangeName } from '../parts/plan-change.tsx'
import { recoveredOf } from '../parts/recovered.ts'
import { day } from '../parts/time.ts'
import { Leave } from '../protection/leave.tsx'
import { t } from './messages/index.ts'
import { type Investment, investmentsQuery, moneyMoved } from './operations.ts'

/** The reader's investments, newest first. */
export function Investments() {
  const [after, setAfter] = useState<string>()
  const { data, error, fetching } = useAskedAgain(
    { query: investmentsQuery, variables: { after: after ?? null } },
    moneyMoved,
  )
  const page = data?.me.investments
  const end = page?.pageInfo.endCursor
  const more = useCallback(() => setAfter(end ?? undefined), [end])
  return (
    <Card title={t('investments')}>
      <Notice refused>{error?.message}</Notice>
      {page === undefined && !error && <Skeleton />}
      <ul class="lines">
        {page?.nodes.map((one) => (
          <Row key={one.id} investment={one} />
        ))}
      </ul>
      {page?.pageInfo.hasNextPage && <More busy={fetching} more={more} />}
    </Card>
  )
}

function Row({ investment }: { readonly investment: Investment }) {
  const { loan, amount, principalOutstanding, automatic, createdAt } = investment
  const [change] = loan.planChanges.nodes
  const isLate = investment.status === 'ACTIVE' && Number(loan.daysPastDue) > 0
  const facts = [
    !isLate && stateOf(investment),
    loan.interestRate && percent(loan.interestRate),
    automatic && t('byStandingOrder'),
    day(createdAt),
  ]
  return (
    <li class="apart">
      <span>
        <a href={`/app/lend/${loan.id}`}>{loan.title}</a>
        <br />
        {isLate && (
          <>
            <span class="tag warn">{stateOf(investment)}</span>{' '}
          </>
        )}
        <span class="soft small">{facts.filter(Boolean).join(' · ')}</span>
        <Leave {...investment} />
        {change && <Changed change={change} currency={loan.currency} />}
      </span>
      <span class="figures end">
        <b>{money(amount, loan.currency)}</b>
        {isExpected(investment) && principalOutstanding && (
          <span class="soft small">
            {t('stillOwed', {
              amount: money(principalOutstanding, loan.currency),
            })}
          </span>
        )}
      </span>
    </li>
  )
}

/** How the plan of a loan was changed last, why, and what that does to the reader's part. */
function Changed(props: { readonly change: LendersPlanChange; readonly currency: string }) {
  const { change } = props
  return (
    <>
      <p class="small">
        {t('planChanged', {
          change: planChangeName(change),
          became: becameOf(change),
          reason: change.undoReason ?? change.reason,
        })}
      </p>
      <OwnPart {...props} />
    </>
  )
}

/** Whether anything is still expected: after a default, too, until it is written off. */
function isExpected({ status, loan, principalOutstanding }: Investment): boolean {
  const isRunning = status === 'ACTIVE' || (status === 'DEFAULTED' && !loan.writtenOffAt)
  return isRunning && Number(principalOutstanding) > 0
}

/** When the next payment is due, or how late it is. */
function whenNext({ nextDue, daysPastDue }: Investment['loan']): string {
  if (!nextDue) return t('state.active')
  const of = { day: day(nextDue.dueOn) }
  const days = Number(daysPastDue)
  return days > 0 ? t('state.late', { ...of, days }) : t('state.next', of)
}

function stateOf({ status, loan, recovered, principalOutstanding }: Investment): string {
  switch (status) {
    case 'PENDING':
      if (loan.status === 'FUNDED') return t('state.funded')
      return t('state.held', {
        percent: percent(loan.fundedPercent),
        paused: loan.paused ? 'yes' : 'no',
      })
    case 'ACTIVE':
      return whenNext(loan)
    case 'REPAID':
      return t('state.repaid')
    case 'DEFAULTED':
      return (
        recoveredOf(recovered, principalOutstanding, loan.currency, 'within') ??
        (loan.writtenOffAt ? t('state.writtenOff') : t('state.inDefault'))
      )
    default:
      return t('state.notFunded')
  }
}
