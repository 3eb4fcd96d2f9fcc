import { useAskedAgain } from '../api/again.ts'
import { decimal, signed } from '../parts/amounts.ts'
import { Card, Facts } from '../parts/blocks.tsx'
import { HelpLink } from '../parts/help-link.tsx'
import { overdueInWords } from '../parts/loans/overdue.ts'
import { OwnPart } from '../parts/loans/own-part.tsx'
import { PlanChangeLines } from '../parts/loans/plan-change.tsx'
import { recoveredOf } from '../parts/loans/recovered.ts'
import { ScheduleCard } from '../parts/loans/schedule.tsx'
import { fixedUnits, money, moneyInColumn } from '../parts/money.ts'
import { day, today } from '../parts/time.ts'
import { Leave } from '../protection/leave.tsx'
import { ComingCard } from './coming.tsx'
import { t } from './messages/index.ts'
import { fundsChanged, type OwnInvestment, type Part, partQuery } from './operations.ts'
import { ownOf } from './own-investments.ts'
import { WhatHappened } from './what-happened.tsx'

/** The reader's investments in a loan: where the money is now, and how much has come back; asked for again when money moves. */
export function PartCard({ id }: { readonly id: string }) {
  const { data } = useAskedAgain({ query: partQuery, variables: { id } }, fundsChanged)
  if (!data?.loan) return null
  const own = ownOf(data.me.investments.nodes)
  if (own.length === 0) return null
  const { currency } = data.loan
  const sum = (
    of:
      | 'amount'
      | 'principalRepaid'
      | 'principalOutstanding'
      | 'interestEarned'
      | 'chargesEarned'
      | 'recovered',
  ) => own.reduce((total, one) => total + fixedUnits(one[of] ?? '0'), 0n)
  const shown = (units: bigint) => moneyInColumn(signed(units, currency), currency)
  const isLate = own[0]?.status === 'ACTIVE' && Number(data.loan.daysPastDue) > 0
  const isPaidOut = own.some(({ status }) => status !== 'PENDING' && status !== 'CANCELLED')
  const { ownPayments, repaymentSchedule, status } = data.loan
  const owed = sum('principalOutstanding')
  const earned = sum('interestEarned') + sum('chargesEarned')
  const isLost = data.loan.writtenOffAt !== null && owed > 0n
  return (
    <>
      <Card title={t('yourPart')}>
        <p>{stateOf(data.loan, own)}</p>
        <HeldParts own={own} loan={data.loan} canLeave={data.platform.investmentCancel} />
        {isLate && <p class="notice">{overdueInWords(data.loan, own)}</p>}
        <Facts
          of={
            isPaidOut
              ? [
                  [t('youLent'), shown(sum('amount'))],
                  [t('repaidToYou'), shown(sum('principalRepaid'))],
                  ...(isLost ? [] : [[t('stillOwedToYou'), shown(owed)] as const]),
                  [t('interestEarned'), shown(sum('interestEarned'))],
                  ...(sum('chargesEarned') > 0n
                    ? ([[t('lateCharges'), shown(sum('chargesEarned'))]] as const)
                    : []),
                  ...(status === 'DEFAULTED'
                    ? ([
                        [t('part.sinceDefault'), shown(sum('recovered'))],
                        ...(isLost ? [[t('part.lost'), shown(owed)] as const] : []),
                        [t('part.result'), shown(earned - owed)],
                      ] as const)
                    : []),
                ]
              : [[t('youPutIn'), shown(sum('amount'))]]
          }
        />
        {data.loan.planChanges.nodes.length > 0 && (
          <>
            <h3>{t('changesOfThePlan')}</h3>
            <PlanChangeLines
              changes={data.loan.planChanges.nodes}
              currency={currency}
              more={(one) => <OwnPart change={one} currency={currency} />}
            />
          </>
        )}
        {(isLate || data.loan.status === 'DEFAULTED') && <WhatHappened loan={data.loan} />}
        <p class="row">
          <a href="/app/portfolio">{t('seeAll')}</a>
          <HelpLink about={`loan-${id}`} />
        </p>
      </Card>
      {repaymentSchedule && ownPayments?.length ? (
        <ComingCard loan={data.loan} payments={ownPayments} schedule={repaymentSchedule} />
      ) : (
        repaymentSchedule && (
          <ScheduleCard
            schedule={repaymentSchedule}
            currency={currency}
            defaulted={status === 'DEFAULTED'}
          />
        )
      )}
    </>
  )
}

interface HeldProps {
  readonly own: readonly OwnInvestment[]
  readonly loan: Part
  readonly canLeave: boolean
}

/** The investments that are held, each of which can be cancelled by itself; or once that none can be. */
function HeldParts({ own, loan, canLeave }: HeldProps) {
  const held = own.filter(({ status }) => status === 'PENDING')
  const canAny = canLeave || held.some(({ reflectionEndsAt }) => reflectionEndsAt !== null)
  const shown = canAny ? held : held.slice(0, 1)
  return shown.map((investment) => (
    <div key={investment.id}>
      {shown.length > 1 && <b class="figures">{money(investment.amount, loan.currency)}</b>}
      <Leave {...{ investment, loan, canLeave }} />
    </div>
  ))
}

/** Where the reader's money is, in a sentence. */
function stateOf(loan: Part, own: readonly OwnInvestment[]): string {
  const { nextDue, ownPayments, daysPastDue } = loan
  switch (own[0]?.status) {
    case 'PENDING':
      return t('part.held')
    case 'CANCELLED':
      return t(
        loan.status === 'CANCELLED' || loan.status === 'EXPIRED'
          ? 'part.notFunded'
          : 'part.cancelled',
      )
    case 'REPAID':
      return t('part.repaid')
    case 'DEFAULTED':
      return afterDefault(loan, own)
    default:
      if (Number(daysPastDue) > 0) return lateFor(loan)
      return nextDue
        ? t(nextDue.dueOn < today() ? 'part.active.since' : 'part.active.next', {
            due: day(nextDue.dueOn),
            share: money(ownPayments?.[0]?.amount ?? '0', loan.currency),
          })
        : t('part.active')
  }
}

/** For how long a payment is late, until when the plan is paused, and on which day that is a default. */
function lateFor({ daysPastDue, defaultOn, interestPausedUntil: until }: Part): string {
  return [
    t('part.late', { days: Number(daysPastDue) }),
    until !== null && t('part.late.paused', { until: day(until) }),
    defaultOn !== null && defaultOn > today()
      ? t('part.late.default', { on: day(defaultOn) })
      : t('part.late.default.now'),
  ]
    .filter(Boolean)
    .join(' ')
}

function afterDefault({ writtenOffAt, currency }: Part, own: readonly OwnInvestment[]): string {
  const total = (of: 'recovered' | 'principalOutstanding') =>
    decimal(
      own.reduce((sum, one) => sum + fixedUnits(one[of] ?? '0'), 0n),
      currency,
    )
  const came = recoveredOf(total('recovered'), total('principalOutstanding'), currency)
  const start = came === undefined ? t('part.defaulted') : t('sentence', { text: came })
  if (Number(total('principalOutstanding')) === 0) return start
  return `${start} ${writtenOffAt ? t('part.writtenOff') : `${t('part.stillOwed')} ${t('part.next')}`}`
}
