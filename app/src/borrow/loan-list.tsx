import { useMutation, useQuery } from '@urql/preact'
import { EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { BASE } from '../shell/router.ts'
import { LoanRow } from './loan-row.tsx'
import { borrowTooMutation, myLoansQuery } from './operations.ts'

const groups = [
  ['Being repaid', ['ACTIVE', 'FUNDED']],
  ['Being funded', ['OPEN', 'SUBMITTED']],
  ['Drafts', ['DRAFT']],
  ['Past', ['REPAID', 'DEFAULTED', 'CANCELLED', 'EXPIRED']],
] as const

/** All loans that the reader has asked for. */
export function LoanList() {
  const [{ data, error }] = useQuery({ query: myLoansQuery })
  const loans = data?.me.loans.nodes
  const lends = data?.me.userType === 'LENDER'
  return (
    <>
      <div class="apart wrap">
        <h1>My loans</h1>
        {loans && loans.length > 0 && !lends && <NewLoan />}
      </div>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={6} />}
      {lends && <LendersOnly />}
      {loans?.length === 0 && !lends && (
        <EmptyState title="You have not asked for a loan yet">
          <p class="soft">
            Say what it is for, see what it costs, and publish it when you are ready. A draft
            commits you to nothing.
          </p>
          <NewLoan />
        </EmptyState>
      )}
      {groups.map(([title, states]) => {
        const some = loans?.filter(({ status }) => (states as readonly string[]).includes(status))
        if (!some || some.length === 0) return null
        return (
          <section key={title} class="stack" aria-label={title}>
            <h2>{title}</h2>
            <ul class="loan-rows">
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
      Ask for a loan
    </a>
  )
}

/** Somebody who lends may also borrow, once they say so. */
function LendersOnly() {
  const [{ data, error, fetching }, borrowToo] = useMutation(borrowTooMutation)
  const refused = data?.updateProfile.userErrors.map(({ message }) => message).join(' ')
  return (
    <EmptyState title="You only lend so far">
      <p class="soft">Your profile says that you lend. You can do both.</p>
      <Button look="primary" busy={fetching} onClick={() => borrowToo({})}>
        Borrow as well
      </Button>
      <Notice refused>{refused || error?.message}</Notice>
    </EmptyState>
  )
}
