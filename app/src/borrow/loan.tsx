import { rateOf, termOf } from '../parts/agreed.tsx'
import { Card, Facts, Notice } from '../parts/blocks.tsx'
import { whenLate } from '../parts/late-terms.ts'
import { money, percent } from '../parts/money.ts'
import { PlanChangeLines } from '../parts/plan-change.tsx'
import { ScheduleCard } from '../parts/schedule.tsx'
import { day } from '../parts/time.ts'
import { counted } from '../parts/words.ts'
import { BASE } from '../shell/router.ts'
import { Autopay } from './autopay.tsx'
import { ChangeOfMind } from './change-of-mind.tsx'
import { ChargesCard } from './charges.tsx'
import { DueDay } from './due-day.tsx'
import type { FullLoan } from './operations.ts'
import { Progress } from './progress.tsx'
import { RepayForm } from './repay-form.tsx'
import { stateOf } from './states.ts'
import { Withdraw } from './withdraw.tsx'

interface Props {
  readonly loan: FullLoan
  readonly available: string
  /** Whether loans begin with payments that are taken from the wallet. */
  readonly prefersAutopay: boolean
  /** How often in a year a borrower may move the due day. */
  readonly dueDayChanges: number
}

/** A published loan: its progress and terms, and what its borrower can do. */
export function LoanPage({ loan, available, prefersAutopay, dueDayChanges }: Props) {
  const { repaymentSchedule: schedule, daysPastDue } = loan
  return (
    <>
      <p class="soft">{stateOf(loan).says}</p>
      <Notice refused>
        {Number(daysPastDue) > 0 &&
          loan.status === 'ACTIVE' &&
          `A payment is ${counted(Number(daysPastDue), 'day')} late: ${money(loan.amountDue ?? '0', loan.currency)} is due${withCharges(loan)}.`}
      </Notice>
      <Notice refused>
        {owesAfterDefault(loan) &&
          `You still owe ${money(loan.payoffAmount ?? '0', loan.currency)}${withCharges(loan)}. What you repay goes to your lenders.`}
      </Notice>
      <div class="two">
        <div class="stack wide">
          {(loan.status === 'ACTIVE' || loan.status === 'REPAID' || owesAfterDefault(loan)) &&
            schedule && <RepayForm loan={loan} schedule={schedule} available={available} />}
          {loan.status === 'OPEN' && <Progress loan={loan} />}
          {['OPEN', 'ACTIVE'].includes(loan.status) && (
            <Autopay loan={loan} prefers={prefersAutopay} />
          )}
          {loan.status === 'ACTIVE' && !loan.repayBy && dueDayChanges > 0 && <DueDay loan={loan} />}
          <ChargesCard loan={loan} />
          {schedule && <ScheduleCard schedule={schedule} currency={loan.currency} />}
          {loan.planChanges.nodes.length > 0 && (
            <Card title="Changes of your plan">
              <PlanChangeLines changes={loan.planChanges.nodes} currency={loan.currency} />
            </Card>
          )}
        </div>
        <div class="stack wide">
          <Terms loan={loan} />
          <ChangeOfMind loan={loan} />
          {loan.status !== 'OPEN' && loan.investments.nodes.length > 0 && <Progress loan={loan} />}
          {loan.status === 'OPEN' && <Withdraw loan={loan} />}
        </div>
      </div>
    </>
  )
}

/** What of a sum is for having paid late; nothing if nothing is. */
function withCharges({ chargesDue, currency }: FullLoan): string {
  return Number(chargesDue) > 0
    ? `, ${money(chargesDue ?? '0', currency)} of late charges included`
    : ''
}

function owesAfterDefault({ status, payoffAmount }: FullLoan): boolean {
  return status === 'DEFAULTED' && Number(payoffAmount) > 0
}

function Terms({ loan }: { readonly loan: FullLoan }) {
  const { currency, locationLatitude: latitude, locationLongitude: longitude } = loan
  const due = loan.nextDue
  const isPaidOut = loan.disbursementDate !== null
  return (
    <Card title="Terms">
      <Facts
        of={[
          ['Amount', money(loan.amountRequested, currency)],
          ['Rate', rateOf(loan)],
          ['APR, fee included', loan.apr ? percent(loan.apr) : '–'],
          ['Term', termOf(loan)],
          ['Fee, kept back', loan.originationFee ? money(loan.originationFee, currency) : '–'],
          [
            isPaidOut ? 'You received' : 'You receive',
            loan.netProceeds ? money(loan.netProceeds, currency) : '–',
          ],
          ...(due ? ([['Next payment', day(due.dueOn)]] as const) : []),
          ...((loan.status === 'ACTIVE' || owesAfterDefault(loan)) && loan.payoffAmount
            ? ([['Owed today', money(loan.payoffAmount, currency)]] as const)
            : []),
          ...(Number(loan.chargesDue) > 0
            ? ([['Late charges in it', money(loan.chargesDue ?? '0', currency)]] as const)
            : []),
        ]}
      />
      {loan.description && <p>{loan.description}</p>}
      <p class="soft small">{whenLate(loan.lateTerms, currency)}</p>
      {latitude !== null && longitude !== null && loan.status === 'OPEN' && (
        <p class="small">
          <a href={`${BASE}/map?at=${latitude},${longitude},11&loan=${loan.id}`}>
            See it on the map, as others do
          </a>
        </p>
      )}
    </Card>
  )
}
