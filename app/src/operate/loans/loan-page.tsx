import { rateOf, termOf } from '../../parts/agreed.tsx'
import { unpaidOf } from '../../parts/amounts.ts'
import { Bar } from '../../parts/bar.tsx'
import { Card, Facts } from '../../parts/blocks.tsx'
import { aprMethod } from '../../parts/loans/apr.ts'
import { fundedPart } from '../../parts/loans/funded.ts'
import { whenLate } from '../../parts/loans/late-terms.ts'
import { money, percent, shareOf } from '../../parts/money.ts'
import { day, today } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { ActButton } from '../acting/act-button.tsx'
import { LoanNotes } from '../notes/loan-notes.tsx'
import { Reminders } from '../reminders/reminders.tsx'
import type { Waits } from '../requests/operations.ts'
import { Waiting } from '../requests/waiting.tsx'
import { useMayAct } from '../scope.ts'
import { words } from '../values.ts'
import { memberNamed } from '../who.ts'
import { WorkAbout } from '../work/work-about.tsx'
import { actsOn } from './acts.ts'
import { BorrowersWallet } from './borrowers-wallet.tsx'
import { Charges } from './charges.tsx'
import { Instalments } from './instalments.tsx'
import { Lenders } from './lenders.tsx'
import { LoanHistory } from './loan-history.tsx'
import { rich, t } from './messages/index.ts'
import type { LoanFile } from './operations.ts'
import { partsOwed } from './parts-owed.ts'
import { PlanChanges } from './plan/plan-changes.tsx'
import { Repayments } from './repayments.tsx'
import { freezeOf, StateTag } from './state-tag.tsx'

interface Props {
  readonly loan: LoanFile
  /** What another operator has to decide about it. */
  readonly waits: readonly Waits[]
}

/** A loan, what led to it, and what can be decided about it. */
export function LoanPage({ loan, waits }: Props) {
  return (
    <>
      <header class="member-head">
        <div>
          <h1 tabIndex={-1}>{loan.title}</h1>
          <p class="soft small">
            {rich('byBorrower', {
              name: memberNamed(loan.borrower, t('aMemberWithin')),
              link: (part) => <a href={`${BASE}/operate/${loan.borrower.id}`}>{part}</a>,
            })}
            {loan.purpose && ` · ${words(loan.purpose)}`}
            {loan.locationDescription && ` · ${loan.locationDescription}`}
          </p>
          <p class="soft small id">{loan.id}</p>
        </div>
        <StateTag of={loan} />
      </header>
      {loan.pauseReasons?.map((reason) => (
        <p key={reason} class="notice">
          {reason === 'FROZEN' && loan.freeze
            ? t('paused.since', { frozen: freezeOf(loan.freeze) })
            : t(`paused.${reason}.explains`)}
        </p>
      ))}
      <div class="halves">
        <div class="stack">
          {loan.disbursementDate && <Debt loan={loan} />}
          {Number(loan.payoffAmount) > 0 && <BorrowersWallet id={loan.borrower.id} />}
          <Terms loan={loan} />
        </div>
        <div class="stack">
          <WorkAbout loanId={loan.id} />
          <Waiting requests={waits} />
          <Decisions loan={loan} />
          {loan.disbursementDate && <Reminders loan={loan} />}
          <PlanChanges loan={loan} />
          <Charges loan={loan} />
        </div>
      </div>
      <Instalments loan={loan} />
      <div class="halves">
        <div class="stack">
          {loan.disbursementDate && <Repayments loan={loan} />}
          <Lenders loan={loan} />
        </div>
        <div class="stack">
          <LoanNotes id={loan.id} borrowerId={loan.borrower.id} />
          <LoanHistory loan={loan} />
        </div>
      </div>
    </>
  )
}

type OfLoan = Pick<Props, 'loan'>

function Debt({ loan }: OfLoan) {
  const { currency, nextDue, daysPastDue } = loan
  const inDefault = loan.status === 'DEFAULTED'
  const isPast = nextDue !== null && nextDue.dueOn < today()
  const shown = (amount?: string | null) => (amount ? money(amount, currency) : '–')
  return (
    <Card title={t('whatIsOwed')}>
      <Facts
        of={[
          [t(inDefault ? 'dueByPlan' : 'dueNow'), shown(loan.amountDue)],
          [
            t('late'),
            daysPastDue ? <b class="late">{t('days', { count: daysPastDue })}</b> : t('no'),
          ],
          ...partsOwed(loan).map(([part, amount]) => [t(`owed.${part}`), shown(amount)] as const),
          [
            t(inDefault && !loan.writtenOffAt ? 'totalOwed.atOnce' : 'totalOwed'),
            <b class="figures">{shown(loan.payoffAmount)}</b>,
          ],
          [t('paidOut'), loan.disbursementDate ? day(loan.disbursementDate) : '–'],
          // In default, all that is unpaid is due at once.
          ...(inDefault
            ? []
            : ([
                [
                  t(isPast ? 'oldestPayment' : 'nextPayment'),
                  shown(nextDue && unpaidOf(nextDue, currency)),
                ],
                [t(isPast ? 'dueSince' : 'dueOn'), nextDue ? day(nextDue.dueOn) : '–'],
              ] as const)),
          ...(loan.writtenOffAt
            ? ([
                [t('writtenOff'), shown(loan.writtenOffAmount)],
                [t('on'), day(loan.writtenOffAt)],
              ] as const)
            : []),
        ]}
      />
      {isTolerated(loan) && <p class="soft small">{t('tolerated')}</p>}
    </Card>
  )
}

/** Whether it is not late although one of its payments is overdue. */
function isTolerated({ status, daysPastDue, schedule }: LoanFile): boolean {
  return (
    status === 'ACTIVE' &&
    !daysPastDue &&
    schedule?.some((one) => one.status === 'OVERDUE') === true
  )
}

function Terms({ loan }: OfLoan) {
  const { apr, riskLevel, currency } = loan
  return (
    <Card title={t('terms')}>
      <p class="apart">
        <b class="big figures">{money(loan.amountRequested, currency)}</b>
        <span class="soft small figures">
          {t('fundedPercent', { percent: fundedPart(loan.fundedPercent) })}
        </span>
      </p>
      <Bar share={shareOf(loan.amountFunded, loan.amountRequested)} label={t('funded')} />
      <Facts
        of={[
          [t('rate'), rateOf(loan)],
          [t('apr', aprMethod()), apr ? percent(apr) : '–'],
          [t('term'), termOf(loan)],
          [t('risk'), riskLevel ? words(riskLevel) : '–'],
          [t('published'), loan.publishedAt ? day(loan.publishedAt) : '–'],
          [t('fundingEnds'), loan.expiresAt ? day(loan.expiresAt) : '–'],
        ]}
      />
      <p class="soft small">{whenLate(loan.lateTerms, currency)}</p>
      {loan.description && <p class="soft paragraphs">{loan.description}</p>}
    </Card>
  )
}

/** Whose loan is decided about, and for how much, as the dialogs show it. */
function factsOf(loan: LoanFile): readonly (readonly [string, string])[] {
  const { borrower, currency, amountRequested, payoffAmount, amountDue, status } = loan
  const inDefault = status === 'DEFAULTED'
  const sum = (name: string, amount: string | null | undefined) =>
    amount ? [[name, money(amount, currency)] as const] : []
  return [
    [t('borrower'), memberNamed(borrower, t('aMember'))],
    [t('amountOfTheLoan'), money(amountRequested, currency)],
    ...sum(t(inDefault ? 'dueByPlan' : 'dueNow'), amountDue),
    ...sum(t(inDefault ? 'totalOwed.atOnce' : 'totalOwed'), payoffAmount),
  ]
}

function Decisions({ loan }: Pick<Props, 'loan'>) {
  const acts = actsOn(loan)
  const isLate = loan.status === 'ACTIVE' && Number(loan.daysPastDue) > 0
  if (!useMayAct() || (acts.length === 0 && !isLate)) return null
  return (
    <Card title={t('decide')}>
      <div class="row">
        {acts.map((act) => (
          <ActButton
            key={act.name}
            act={act}
            id={loan.id}
            // A decision is on the version that was read; a default has none, since it depends on the days alone.
            {...(loan.status !== 'ACTIVE' && { version: loan.version })}
            subject={loan.title}
            facts={factsOf(loan)}
          />
        ))}
      </div>
      {acts.length === 0 && loan.defaultOn !== null && (
        <p class="soft">{t('giveUp.from', { day: day(loan.defaultOn) })}</p>
      )}
    </Card>
  )
}
