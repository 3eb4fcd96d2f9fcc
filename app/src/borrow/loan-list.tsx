import { useMutation, useQuery } from '@urql/preact'
import { EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { GuideLink } from '../parts/help-link.tsx'
import { money } from '../parts/money.ts'
import { BASE } from '../shell/router.ts'
import { BegunRow, useBegun } from './draft/begun.tsx'
import { LoanRow } from './loan-row.tsx'
import { t } from './messages/index.ts'
import { type Borrowed, borrowTooMutation, myLoansQuery } from './operations.ts'
import { dueThisMonth, isInTrouble, overdueInAll } from './repaying/due-this-month.ts'
import { Unreached } from './unreached.tsx'

const groups = [
  ['overdue', []],
  ['beingRepaid', ['ACTIVE', 'FUNDED']],
  ['beingFunded', ['OPEN', 'SUBMITTED']],
  ['drafts', ['DRAFT']],
  ['past', ['REPAID', 'DEFAULTED', 'CANCELLED', 'EXPIRED']],
] as const

/** The group of a loan: what is late, or in default and still owed, comes first. */
function groupOf(loan: Borrowed): string | undefined {
  if (isInTrouble(loan)) return 'overdue'
  return groups.find(([, states]) => (states as readonly string[]).includes(loan.status))?.[0]
}

/** All loans that the reader has asked for. */
export function LoanList() {
  const [{ data, error }] = useQuery({ query: myLoansQuery })
  const loans = data?.me.loans.nodes
  const due = dueThisMonth(loans ?? [])
  const late = overdueInAll(loans ?? [])
  const currency = loans?.[0]?.currency ?? ''
  const lends = data?.me.userType === 'LENDER'
  const begun = useBegun()
  return (
    <>
      <div class="apart wrap">
        <h1>{t('myLoans')}</h1>
        {loans && (loans.length > 0 || begun) && !lends && <NewLoan />}
      </div>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={6} />}
      {lends && <LendersOnly />}
      {loans?.length === 0 && !lends && !begun && (
        <EmptyState title={t('noLoansYet')} hint={t('noLoansYet.hint')}>
          <NewLoan />
          <GuideLink />
        </EmptyState>
      )}
      {loans && loans.length > 0 && <Unreached />}
      {late && <p class="notice figures">{t('overdueInAll', { amount: money(late, currency) })}</p>}
      {due && <p class="figures">{t('dueThisMonth', { amount: money(due, currency) })}</p>}
      {groups.map(([group]) => {
        const some = loans?.filter((loan) => groupOf(loan) === group) ?? []
        const only = group === 'drafts' && !lends ? begun : undefined
        if (some.length === 0 && !only) return null
        return (
          <section key={group} class="stack" aria-label={t(group)}>
            <h2>{t(group)}</h2>
            <ul class="loan-rows">
              {only && <BegunRow begun={only} />}
              {some.map((loan) => (
                <LoanRow key={loan.id} loan={loan} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function NewLoan() {
  return (
    <a class="button primary" href={`${BASE}/borrow/new`}>
      {t('askForALoan')}
    </a>
  )
}

/** Somebody who lends may also borrow, once they say so. */
function LendersOnly() {
  const [{ data, error, fetching }, borrowToo] = useMutation(borrowTooMutation)
  const refused = data?.updateProfile.userErrors.map(({ message }) => message).join(' ')
  return (
    <EmptyState title={t('onlyLends')} hint={t('onlyLends.hint')}>
      <Button look="primary" busy={fetching} onClick={() => borrowToo({})}>
        {t('borrowAsWell')}
      </Button>
      <Notice refused>{refused || error?.message}</Notice>
    </EmptyState>
  )
}
