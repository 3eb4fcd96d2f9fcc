import type { ResultOf } from '@graphql-typed-document-node/core'
import { useEffect, useRef } from 'preact/hooks'
import { useLive } from '../api/live.ts'
import { Bar } from '../parts/bar.tsx'
import { Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { Icon } from '../parts/icons.tsx'
import { money, percent, shareOf } from '../parts/money.ts'
import { term, timeLeft } from '../parts/time.ts'
import { words } from '../parts/words.ts'
import { BASE } from '../shell/router.ts'
import { loanChanged, loanQuery } from './operations.ts'

interface Props {
  readonly id: string
  readonly close: () => void
}

/** A loan in short, live, over the map. */
export function LoanCard({ id, close }: Props) {
  const { data, error, fetching } = useLive(loanQuery, loanChanged, { id })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [id])
  const loan = data?.loan
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && close()
  return (
    <section class="card loan-card" aria-labelledby="loan-title" onKeyDown={leave}>
      <div class="apart">
        <h2 id="loan-title" ref={heading} tabIndex={-1}>
          {loan?.title ?? 'Loan'}
        </h2>
        <button class="round" type="button" aria-label="Close the loan" onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <Notice refused>{error?.message}</Notice>
      {!data && !error && <Skeleton />}
      {data && !loan && !fetching && <p>This loan is no longer there, or you may not see it.</p>}
      {loan && <Summary loan={loan} />}
    </section>
  )
}

type Loan = NonNullable<ResultOf<typeof loanQuery>['loan']>

function Summary({ loan }: { readonly loan: Loan }) {
  const { amountFunded, amountRequested, amountRemaining, currency, borrower } = loan
  const place = loan.locationDescription ?? borrower.city
  return (
    <>
      <p class="soft small">
        {[borrower.fullName ?? 'A member', place].filter(Boolean).join(' · ')}
      </p>
      {loan.description && <p>{loan.description}</p>}
      <div class="stack tight">
        <div class="apart figures">
          <b>{money(amountRequested, currency)}</b>
          <span class="small soft">{percent(loan.fundedPercent)} funded</span>
        </div>
        <Bar share={shareOf(amountFunded, amountRequested)} label="Funded" />
        <p class="small soft figures">
          {loan.status === 'OPEN'
            ? `${money(amountRemaining, currency)} still needed · ${loan.expiresAt ? timeLeft(loan.expiresAt) : ''}`
            : stateOf[loan.status]}
        </p>
      </div>
      <Facts
        of={[
          ['Rate', loan.interestRate ? percent(loan.interestRate) : '–'],
          ['Borrower’s APR', loan.apr ? percent(loan.apr) : '–'],
          ['Term', loan.repaymentPeriodMonths ? term(loan.repaymentPeriodMonths) : '–'],
        ]}
      />
      <p class="row">
        {loan.riskLevel && (
          <span class="tag">
            <i class="dot loan" data-risk={loan.riskLevel.toLowerCase()} />
            {words(loan.riskLevel)} risk
          </span>
        )}
        {loan.purpose && <span class="tag">{words(loan.purpose)}</span>}
      </p>
      {loan.status === 'OPEN' && (
        <a class="button primary" href={`${BASE}/lend/${loan.id}`}>
          Look closer, and lend
        </a>
      )}
    </>
  )
}

const stateOf = {
  DRAFT: 'A draft, which only its borrower sees',
  SUBMITTED: 'Being reviewed before it is published',
  OPEN: 'Open',
  FUNDED: 'Fully funded',
  ACTIVE: 'Fully funded, and paid out to the borrower',
  REPAID: 'Repaid entirely',
  DEFAULTED: 'Defaulted',
  CANCELLED: 'Withdrawn',
  EXPIRED: 'Was not funded in time',
} as const
