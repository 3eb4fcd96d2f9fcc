import { useState } from 'preact/hooks'
import { rateOf, termOf } from '../parts/agreed.tsx'
import { Card, Facts } from '../parts/blocks.tsx'
import { Lazily } from '../parts/lazily.tsx'
import { aprMethod } from '../parts/loans/apr.ts'
import { whenLate } from '../parts/loans/late-terms.ts'
import { PlanChangeLines } from '../parts/loans/plan-change.tsx'
import { ScheduleCard } from '../parts/loans/schedule.tsx'
import { money, percent } from '../parts/money.ts'
import { day, moment, today } from '../parts/time.ts'
import { AskAgain } from './ask-again.tsx'
import { AskedHelp } from './asked-help.tsx'
import { ChangeOfMind } from './change-of-mind.tsx'
import { DueDay } from './draft/due-day.tsx'
import { useQuote } from './draft/use-quote.ts'
import { AgreedFacts } from './key-facts.tsx'
import { t } from './messages/index.ts'
import { isPast, nextOf } from './next.ts'
import { OnMap } from './on-map.tsx'
import type { FullLoan, Rules, Schedule } from './operations.ts'
import { PlanCompared } from './plan-compared.tsx'
import { Progress } from './progress.tsx'
import { Autopay } from './repaying/autopay.tsx'
import { ChargesCard } from './repaying/charges.tsx'
import { isInTrouble } from './repaying/due-this-month.ts'
import { OverdueInterest } from './repaying/overdue-interest.tsx'
import { Paused } from './repaying/owed-first.tsx'
import { OwedNow } from './repaying/owed-now.tsx'
import { RepayForm } from './repaying/repay-form.tsx'
import { stateOf } from './states.ts'
import { Why } from './why.tsx'
import { Withdraw } from './withdraw.tsx'

const payoffLetter = () => import('./repaying/payoff-letter.tsx').then((one) => one.PayoffLetter)

const paymentsMade = () => import('./repaying/payments-made.tsx').then((one) => one.PaymentsMade)

interface Props {
  readonly loan: FullLoan
  readonly available: string
  /** Whether loans begin with payments that are taken from the wallet. */
  readonly prefersAutopay: boolean
  readonly rules: Rules
}

/** A published loan: its progress and terms, and what its borrower can do. */
export function LoanPage({ loan, available, prefersAutopay, rules }: Props) {
  const { repaymentSchedule: schedule } = loan
  const [payAll, setPayAll] = useState(0)
  return (
    <>
      <Why loan={loan} />
      {(loan.status === 'CANCELLED' || loan.status === 'EXPIRED') && <AskAgain loan={loan} />}
      {loan.paused ? (
        <Paused />
      ) : (
        <p class={loan.interestPausedUntil ? 'notice' : 'soft'}>{saysOf(loan)}</p>
      )}
      <OwedNow {...{ loan, available, rules }} payAll={() => setPayAll(payAll + 1)} />
      <div class="two">
        <div class="stack wide">
          {(loan.status === 'ACTIVE' || loan.status === 'REPAID' || isInTrouble(loan)) &&
            schedule && (
              <div id="repay" tabIndex={-1}>
                <RepayForm {...{ loan, schedule, available, payAll }} />
              </div>
            )}
          {loan.status === 'OPEN' && <Progress loan={loan} />}
          {['OPEN', 'ACTIVE'].includes(loan.status) && (
            <Autopay loan={loan} prefers={prefersAutopay} available={available} />
          )}
          {loan.status === 'ACTIVE' && !loan.repayBy && rules.dueDayChanges > 0 && (
            <DueDay loan={loan} />
          )}
          {loan.status === 'ACTIVE' && !loan.repayBy && (
            <Card title={t('anotherPlan')}>
              <p>{t('anotherPlan.says')}</p>
              <AskedHelp loanId={loan.id}>
                <p>
                  <a href={`/app/help?about=loan-${loan.id}`}>{t('anotherPlan.ask')}</a>
                </p>
              </AskedHelp>
            </Card>
          )}
          <OverdueInterest loan={loan} />
          <ChargesCard loan={loan} />
          {schedule && (
            <ScheduleCard
              schedule={schedule}
              currency={loan.currency}
              defaulted={wasDefaulted(loan)}
              repaid={repaidOf(loan)}
              assumes={assumedOf(loan, schedule)}
            />
          )}
          {loan.disbursementDate !== null && (
            <Lazily load={paymentsMade} given={{ loanId: loan.id }} />
          )}
          {loan.planChanges.nodes.length > 0 && (
            <Card title={t('changesOfYourPlan')}>
              <PlanChangeLines
                changes={loan.planChanges.nodes}
                currency={loan.currency}
                own
                more={(one) => <PlanCompared change={one} loan={loan} />}
              />
            </Card>
          )}
        </div>
        <div class="stack wide">
          <Terms loan={loan} />
          {loan.disbursementDate !== null && <AgreedFacts loan={loan} />}
          {loan.status === 'ACTIVE' && rules.documents && (
            <Lazily load={payoffLetter} given={{ loan }} />
          )}
          <ChangeOfMind loan={loan} />
          {loan.status !== 'OPEN' && <Progress loan={loan} />}
          {loan.status === 'OPEN' && <Withdraw loan={loan} />}
        </div>
      </div>
    </>
  )
}

/** Whether a loan is in default, or was until it was repaid. */
function wasDefaulted({ status, history }: FullLoan): boolean {
  return (
    status === 'DEFAULTED' || (status === 'REPAID' && history.some(({ to }) => to === 'DEFAULTED'))
  )
}

/** Since when a loan is repaid entirely, if that is known; undefined while something is owed. */
function repaidOf({
  status,
  payoffAmount,
  history,
}: FullLoan): { readonly on?: string } | undefined {
  if (status !== 'REPAID' && !(status === 'DEFAULTED' && Number(payoffAmount) === 0))
    return undefined
  const on = history.findLast(({ to }) => to === 'REPAID')?.createdAt
  return on ? { on } : {}
}

/** What a borrower reads first about a loan: of one that runs, what is due next. */
function saysOf(loan: FullLoan): string {
  const runs = loan.status === 'ACTIVE' && !isInTrouble(loan) && !loan.interestPausedUntil
  if (runs) return nextOf(loan) || stateOf(loan).says
  const hasEnded = ['CANCELLED', 'EXPIRED'].includes(loan.status) && loan.publishedAt !== null
  const had = loan.investments.totalCount > 0 ? 'ended.some' : 'ended.none'
  return [stateOf(loan).says, hasEnded && t(had)].filter(Boolean).join(' ')
}

/** What the coming payments of a late loan take for granted, since it changes what they are; undefined of others. */
function assumedOf(
  { status, daysPastDue, lateTerms }: FullLoan,
  { instalments }: Schedule,
): string | undefined {
  if (status !== 'ACTIVE' || Number(daysPastDue) === 0 || lateTerms.interest === 'NONE')
    return undefined
  const next = instalments.find((one) => one.status !== 'PAID' && one.dueOn >= today())
  return next && t('plan.assumes', { next: day(next.dueOn) })
}

function Terms({ loan }: { readonly loan: FullLoan }) {
  const { currency, locationLatitude: latitude, locationLongitude: longitude } = loan
  const due = loan.nextDue
  const isPaidOut = loan.disbursementDate !== null
  const isOpen = loan.status === 'OPEN'
  const isAsked = isOpen || loan.status === 'SUBMITTED'
  // Before the payout there is no plan yet: what the terms would cost is reckoned as for a draft.
  const { quote } = useQuote({
    amount: isAsked ? loan.amountRequested : undefined,
    interestRate: loan.interestRate ?? undefined,
    months: loan.repaymentPeriodMonths ?? undefined,
  })
  const apr = loan.apr ?? quote?.apr
  const fee = loan.originationFee ?? quote?.originationFee
  const proceeds = loan.netProceeds ?? quote?.netProceeds
  return (
    <Card title={t('terms')}>
      <Facts
        of={[
          [t('amount'), money(loan.amountRequested, currency)],
          [t('rate'), rateOf(loan)],
          [
            t('apr', { ...aprMethod(), fee: Number(fee) > 0 ? 'yes' : 'no' }),
            apr ? percent(apr) : '–',
          ],
          [t('term'), termOf(loan)],
          ...(loan.publishedAt
            ? ([
                [t('riskToLenders'), t('riskToLenders.level', { level: loan.riskLevel ?? 'none' })],
              ] as const)
            : []),
          // Of a request that came to nothing, neither is kept back nor paid out.
          ...(['CANCELLED', 'EXPIRED'].includes(loan.status)
            ? []
            : ([
                [t('feeKeptBack'), fee ? money(fee, currency) : '–'],
                [
                  isPaidOut ? t('youReceived') : t('youReceive'),
                  proceeds ? money(proceeds, currency) : '–',
                ],
              ] as const)),
          ...(quote
            ? ([
                [t('paymentAMonth'), money(quote.monthlyPayment, currency)],
                [t('totalCost'), money(quote.totalCost, currency)],
                [t('youPayBackInAll'), money(quote.totalPayment, currency)],
              ] as const)
            : []),
          ...(isOpen && loan.expiresAt
            ? ([[t('openUntil'), moment(loan.expiresAt)]] as const)
            : []),
          ...(due && loan.status === 'ACTIVE'
            ? ([[t(isPast(due) ? 'dueSince' : 'nextPayment'), day(due.dueOn)]] as const)
            : []),
          ...((loan.status === 'ACTIVE' || isInTrouble(loan)) && loan.payoffAmount
            ? ([[t('owedToday'), money(loan.payoffAmount, currency)]] as const)
            : []),
          ...(Number(loan.chargesDue) > 0
            ? ([[t('lateChargesInIt'), money(loan.chargesDue ?? '0', currency)]] as const)
            : []),
        ]}
      />
      {loan.description && <p class="paragraphs">{loan.description}</p>}
      {/* Of a loan that is late, this is said above, with what is owed. */}
      {!isInTrouble(loan) && <p class="soft small">{whenLate(loan.lateTerms, currency)}</p>}
      {latitude !== null && longitude !== null && isOpen && (
        <OnMap id={loan.id} place={{ latitude, longitude }} />
      )}
    </Card>
  )
}
