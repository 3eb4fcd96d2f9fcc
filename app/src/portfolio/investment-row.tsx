import { Facts } from '../parts/blocks.tsx'
import { overdueInWords } from '../parts/loans/overdue.ts'
import { type LendersPlanChange, OwnPart } from '../parts/loans/own-part.tsx'
import { becameOf, planChangeName } from '../parts/loans/plan-change.tsx'
import { moneyInColumn, percent } from '../parts/money.ts'
import { day, today } from '../parts/time.ts'
import { Leave } from '../protection/leave.tsx'
import { figuresOf, lentName, nextDay } from './investment-figures.ts'
import { isLate, stateOf } from './investment-state.ts'
import { t } from './messages/index.ts'
import type { Investment } from './operations.ts'

interface Props {
  readonly investment: Investment
  /** Whether the platform lets lenders leave loans that are open. */
  readonly canLeave: boolean
}

/** What is shown of an investment after its amount. */
const figuresAfter = ['owed', 'principalBack', 'interestBack'] as const

/** An investment: in which loan of whom, what has become of it, and its figures. */
export function InvestmentRow({ investment, canLeave }: Props) {
  const { loan, amount, automatic, createdAt } = investment
  const [change] = loan.planChanges.nodes
  const late = isLate(investment)
  const facts = [
    loan.borrower.fullName ?? t('aMember'),
    !late && stateOf(investment),
    loan.interestRate && percent(loan.interestRate),
    automatic && t('byStandingOrder'),
    day(createdAt),
  ]
  const figures = figuresOf(investment)
  const next = nextDay(investment)
  return (
    <li class="stack">
      <div>
        <a href={`/app/lend/${loan.id}`}>{loan.title}</a>
        <br />
        {late && (
          <>
            <span class="tag warn">{stateOf(investment)}</span>{' '}
          </>
        )}
        <span class="soft small">{facts.filter(Boolean).join(' · ')}</span>
        {late && <p class="small">{overdueInWords(loan, [investment])}</p>}
        <Leave {...{ investment, loan, canLeave }} />
        {change && <Changed change={change} currency={loan.currency} />}
      </div>
      <Facts
        of={[
          [t(lentName(investment.status)), moneyInColumn(amount, loan.currency)],
          ...figuresAfter.map(
            (name) => [t(`figure.${name}`), moneyInColumn(figures[name], loan.currency)] as const,
          ),
          [t(next && next < today() ? 'figure.overdue' : 'figure.next'), next ? day(next) : '–'],
        ]}
      />
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
          told: change.byOperator || change.undoReason !== null ? 'yes' : 'no',
        })}
      </p>
      <OwnPart {...props} />
    </>
  )
}
