import { decimal } from '../../parts/amounts.ts'
import { Card, Facts } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { whenLate } from '../../parts/loans/late-terms.ts'
import { fixedUnits, money } from '../../parts/money.ts'
import { day, today } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { AskedHelp } from '../asked-help.tsx'
import { rich, t } from '../messages/index.ts'
import type { FullLoan, Rules } from '../operations.ts'
import { isInTrouble } from './due-this-month.ts'

interface Props {
  readonly loan: FullLoan
  /** The available balance of the wallet. */
  readonly available: string
  readonly rules: Rules
  /** Fills in all that is to be paid now below. */
  readonly payAll: () => void
}

/** What a borrower in arrears has to know before all else: what is owed and why, what happens when, how to pay, and where to ask for help. */
export function OwedNow({ loan, available, rules, payAll }: Props) {
  if (!isInTrouble(loan)) return null
  const { currency, daysPastDue, chargesDue, interestPausedUntil } = loan
  const isLate = loan.status === 'ACTIVE'
  const heading = interestPausedUntil ? 'owedNow.paused' : 'owedNow.late'
  const unpaid = isLate ? unpaidOf(loan) : []
  // What falls due today is to be paid, and late from tomorrow on.
  const late = overdueOf(loan).length
  const owed = (isLate ? loan.amountDue : loan.payoffAmount) ?? '0'
  const charges = {
    has: Number(chargesDue) > 0 ? 'some' : 'none',
    charges: money(chargesDue ?? '0', currency),
  }
  return (
    <div class="owed-now">
      <Card title={isLate ? t(heading) : t('owedNow.defaulted')}>
        <p>
          {isLate
            ? t('paymentLate', {
                count: Math.max(1, late),
                days: Number(daysPastDue),
                due: money(owed, currency),
                ...charges,
              })
            : t('stillOwed', { owed: money(owed, currency), ...charges })}{' '}
          {isLate && wasPaused(loan) && t('owedNow.pausedDays')}
        </p>
        <Facts of={[...unpaid, ...chargesOf(loan)]} />
        <h3>{t('owedNow.then')}</h3>
        <ul class="plain-list">
          {thenOf(loan, rules).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>{t('owedNow.pay')}</h3>
        <HowToPay {...{ owed, available, currency, payAll }}>
          {t('owedNow.payAll', { what: whatOf(loan), amount: money(owed, currency) })}
        </HowToPay>
        {!interestPausedUntil && <Help loan={loan} supportEmail={rules.supportEmail} />}
      </Card>
    </div>
  )
}

/** The instalments that are late. */
function overdueOf({ repaymentSchedule }: FullLoan) {
  return (repaymentSchedule?.instalments ?? []).filter(({ status }) => status === 'OVERDUE')
}

/** What is to be paid now: all of a loan in default, what is overdue, or with it what falls due today. */
function whatOf({ status, repaymentSchedule }: FullLoan): string {
  if (status !== 'ACTIVE') return 'all'
  const isDueToday = repaymentSchedule?.instalments.some(
    (one) => one.status !== 'PAID' && one.dueOn === today(),
  )
  return isDueToday ? 'due' : 'overdue'
}

/** Whether days since the first payment that is overdue were paused, or are. */
export function wasPaused({
  nextDue,
  planChanges,
}: Pick<FullLoan, 'nextDue' | 'planChanges'>): boolean {
  return planChanges.nodes.some(
    ({ kind, status, from, to }) =>
      kind === 'INTEREST_PAUSE' &&
      status === 'EFFECTIVE' &&
      (from ?? '') <= today() &&
      (to ?? '') >= (nextDue?.dueOn ?? ''),
  )
}

/** What is unpaid of each instalment that is due. */
function unpaidOf({ repaymentSchedule, currency }: FullLoan) {
  return (repaymentSchedule?.instalments ?? [])
    .filter(({ status, dueOn }) => status === 'OVERDUE' || (status !== 'PAID' && dueOn <= today()))
    .map(({ number, dueOn, payment, paid }) => {
      const rest = fixedUnits(payment) - fixedUnits(paid)
      return [
        t('owedNow.instalment', { number, dueOn: day(dueOn) }),
        money(decimal(rest, currency), currency),
      ] as const
    })
}

function chargesOf({ chargesDue, currency }: FullLoan) {
  return Number(chargesDue) > 0
    ? [[t('lateChargesInIt'), money(chargesDue ?? '0', currency)] as const]
    : []
}

/** What happens unless it is paid. */
function thenOf(loan: FullLoan, { borrowWhileLate }: Rules): string[] {
  const { defaultOn } = loan
  const lines =
    loan.status === 'DEFAULTED'
      ? [t(loan.writtenOffAt ? 'then.writtenOff' : 'then.defaulted')]
      : [
          defaultOn !== null && defaultOn > today()
            ? t('then.default', { until: day(defaultOn) })
            : t('then.default.now'),
          whenLate(loan.lateTerms, loan.currency),
        ]
  return borrowWhileLate ? lines : [...lines, t('then.noOther')]
}

/** How to pay it from the wallet, or what has to be in there first. */
function HowToPay(of: {
  readonly owed: string
  readonly available: string
  readonly currency: string
  readonly payAll: () => void
  readonly children: string
}) {
  const { owed, available, currency, payAll, children } = of
  const missing = fixedUnits(owed) - fixedUnits(available)
  const amounts = { available: money(available, currency), owed: money(owed, currency) }
  return (
    <>
      <p>
        {missing > 0n
          ? rich('owedNow.lacks', {
              ...amounts,
              missing: money(decimal(missing, currency), currency),
              link: (part) => <a href={`${BASE}/wallet`}>{part}</a>,
            })
          : t('owedNow.enough', amounts)}
      </p>
      <div class="row">
        <Button look="primary" onClick={payAll}>
          {children}
        </Button>
        {missing > 0n && <a href="#repay">{t('owedNow.part')}</a>}
      </div>
    </>
  )
}

/** What the platform can do for a borrower who can't pay, and where to ask for it; nothing if there is no address for it. */
function Help({ loan, supportEmail }: { readonly loan: FullLoan } & Pick<Rules, 'supportEmail'>) {
  if (supportEmail === null) return null
  return (
    <>
      <h3>{t('owedNow.help')}</h3>
      <AskedHelp loanId={loan.id}>
        <p>
          {rich(loan.status === 'ACTIVE' ? 'help.plan' : 'help.rest', {
            address: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
            link: (part) => <a href={`${BASE}/help?about=loan-${loan.id}`}>{part}</a>,
          })}
        </p>
      </AskedHelp>
    </>
  )
}
