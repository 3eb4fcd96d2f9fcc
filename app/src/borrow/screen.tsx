import { t } from './messages/index.ts'
import '../styles/groups.css'
import './borrow.css'
import { useQuery, useSubscription } from '@urql/preact'
import { useLayoutEffect } from 'preact/hooks'
import { useLive } from '../api/live.ts'
import { useNewDay } from '../api/new-day.ts'
import { EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { Icon } from '../parts/icons.tsx'
import { Lazily } from '../parts/lazily.tsx'
import { BASE, useRouter } from '../shell/router.ts'
import { walletChanged, walletQuery } from '../wallet/operations.ts'
import { madeHere } from './draft/made.ts'
import { pathOfStep, stepOf } from './draft/steps.tsx'
import { LoanPage } from './loan.tsx'
import { LoanList } from './loan-list.tsx'
import { loanChanged, loanQuery } from './operations.ts'
import { stateOf } from './states.ts'
import { Why } from './why.tsx'

const draft = () => import('./draft/draft.tsx').then((page) => page.Draft)
const receipt = () => import('./repaying/receipt-page.tsx').then((page) => page.ReceiptPage)

/** The borrower's part: their loans, one of them, or a new one. */
export function BorrowScreen() {
  useNewDay()
  const { id, query } = useRouter().at
  return (
    <div class="page borrow">
      <Page id={id} of={query.get('of') ?? ''} />
    </div>
  )
}

function Page({ id, of }: { readonly id: string | undefined; readonly of: string }) {
  if (id === undefined) return <LoanList />
  if (id === 'new') return <NewLoan />
  if (id === 'receipt') return <Lazily key={of} load={receipt} given={{ id: of }} />
  return <OneLoan key={id} id={id} />
}

function NewLoan() {
  const { at, go } = useRouter()
  const made = madeHere()
  useLayoutEffect(() => {
    if (made) go(pathOfStep(made, stepOf(at.query) ?? 'what'), { replace: true })
  }, [made])
  const [{ data, error }] = useQuery({ query: walletQuery })
  const currency = data?.me.wallet.currency
  return (
    <>
      <Head title={t('askForALoan')} />
      <Notice refused>{!currency && error?.message}</Notice>
      {!currency && !error && <Skeleton lines={6} />}
      {currency && !made && <Lazily load={draft} given={{ loan: undefined, currency }} />}
    </>
  )
}

function OneLoan({ id }: { readonly id: string }) {
  const { data, error } = useLive(loanQuery, loanChanged, { id })
  // A payout or a payment changes the wallet's balance.
  useSubscription({ query: walletChanged })
  const loan = data?.loan
  if (loan === undefined || data === undefined)
    return (
      <>
        <Head title={t('loan')} />
        <Notice refused>{error?.message}</Notice>
        {!error && <Skeleton lines={6} />}
      </>
    )
  if (loan === null || loan.borrowerId !== data.me.memberId)
    return (
      <EmptyState title={t('notYours')}>
        <a href={`${BASE}/borrow`}>{t('goToYourLoans')}</a>
      </EmptyState>
    )
  return (
    <>
      <Head title={loan.title} state={stateOf(loan)} />
      {loan.status === 'DRAFT' ? (
        <>
          <Why loan={loan} />
          <Lazily load={draft} given={{ loan, currency: loan.currency }} />
        </>
      ) : (
        <LoanPage
          loan={loan}
          available={data.me.wallet.availableBalance}
          prefersAutopay={data.me.preferences.autopay}
          rules={data.platform}
        />
      )}
    </>
  )
}

interface HeadProps {
  readonly title: string
  readonly state?: ReturnType<typeof stateOf>
}

function Head({ title, state }: HeadProps) {
  return (
    <div class="stack tight">
      <a class="to-list small" href={`${BASE}/borrow`}>
        <Icon name="back" size={16} /> {t('myLoans')}
      </a>
      <div class="row">
        <h1>{title}</h1>
        {state && (
          <span class="tag state" data-tone={state.tone}>
            {state.name}
          </span>
        )}
      </div>
    </div>
  )
}
