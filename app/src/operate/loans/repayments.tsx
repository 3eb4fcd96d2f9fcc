import { useQuery } from '@urql/preact'
import { Card, Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { day, moment } from '../../parts/time.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { ActButton } from '../acting/act-button.tsx'
import { undoing } from '../members/money/undoing.ts'
import { counting, Pager, pageAt } from '../pager.tsx'
import { useMayAct } from '../scope.ts'
import { booking } from './booking.ts'
import { t } from './messages/index.ts'
import { type LoanFile, type Repayment, repaymentsQuery } from './operations.ts'
import { isOpenAt } from './undoable.ts'

interface Props {
  readonly loan: LoanFile
}

/** What a loan was repaid with, the newest first, where an operator can undo it. */
export function Repayments({ loan }: Props) {
  const { at } = useRouter()
  const [{ data, error }] = useQuery({
    query: repaymentsQuery,
    variables: { id: loan.id, memberId: loan.borrower.id, ...pageAt(at) },
  })
  const page = data?.loanRepayments
  const mayBook = useMayAct() && loan.status === 'ACTIVE'
  const waiting = new Set(data?.approvalRequests.nodes.map(({ target }) => target))
  return (
    <Card title={t('repayments')}>
      <Notice refused>{!page && error?.message}</Notice>
      {!page && !error && <Skeleton />}
      {page?.nodes.length === 0 && (
        <p class="soft">
          {t(
            loan.schedule?.some(({ paid }) => Number(paid) > 0)
              ? 'repayments.notListed'
              : 'repayments.none',
          )}
        </p>
      )}
      {page && page.nodes.length > 0 && (
        <>
          <ul class="lines">
            {page.nodes.map((one) => (
              <Line key={one.id} loan={loan} of={one} waits={waiting.has(one.id)} />
            ))}
          </ul>
          <Pager info={page.pageInfo} total={counting(page, 'payments')} />
          {loan.status === 'DEFAULTED' && <p class="soft small">{t('repayments.final')}</p>}
        </>
      )}
      {mayBook && (
        <div class="row">
          <ActButton act={booking()} id={loan.id} subject={loan.title} facts={owedOf(loan)} />
        </div>
      )}
    </Card>
  )
}

/** What a payment would pay: what is due, and what would repay the loan. */
function owedOf({ amountDue, payoffAmount, currency }: LoanFile) {
  const shown = (amount: string | null | undefined) => money(amount ?? '0', currency)
  return [
    [t('dueNow'), shown(amountDue)],
    [t('totalOwed'), shown(payoffAmount)],
  ] as const
}

interface LineProps extends Props {
  readonly of: Repayment
  /** Whether another operator has to decide about it. */
  readonly waits: boolean
}

function Line({ loan, of, waits }: LineProps) {
  const mayAct = useMayAct()
  const amount = money(of.amount, loan.currency)
  return (
    <li>
      <div class="apart">
        <b>{moment(of.paidAt)}</b>
        <b class="figures">{amount}</b>
      </div>
      <p class="soft small">{aboutOf(of, loan.currency).join(' · ')}</p>
      {waits && (
        <a class="tag wait" href={`${BASE}/operate/requests?target=${of.id}`}>
          {t('waitsForApproval')}
        </a>
      )}
      {mayAct && !waits && canBeUndone(loan, of) && (
        <div class="row">
          <ActButton
            act={undoing()}
            id={of.id}
            subject={t('repayments.subject', { amount })}
            label={t('repayments.undoLabel', { amount, time: moment(of.paidAt) })}
          />
        </div>
      )}
    </li>
  )
}

/** What was lent again of it has to be undone first, and what was repaid before a default stays. */
function canBeUndone(loan: LoanFile, { amount, undoneAt, lentAgain, paidAt }: Repayment): boolean {
  const stands = !undoneAt && Number(amount) > 0 && Number(lentAgain) === 0
  return stands && isOpenAt(loan, paidAt)
}

/** Its parts, and what became of it. */
function aboutOf(of: Repayment, currency: string): readonly string[] {
  const { undoneAt, valueDate, paidAt, amount, lentAgain } = of
  const shown = (part: string) => money(part, currency)
  const parts = {
    principal: shown(of.principal),
    interest: shown(of.interest),
    charges: shown(of.charges),
  }
  const split = Number(of.charges) > 0 ? 'repayments.partsWithCharges' : 'repayments.parts'
  return [
    ...(Number(amount) > 0 ? [t(split, parts)] : undoneAt ? [] : [t('repayments.notNeeded')]),
    ...(day(valueDate) === day(paidAt) ? [] : [t('repayments.asOf', { day: day(valueDate) })]),
    ...(Number(lentAgain) > 0 ? [t('repayments.lentAgain', { amount: shown(lentAgain) })] : []),
    ...(undoneAt ? [t('repayments.undone', { time: moment(undoneAt) })] : []),
  ]
}
