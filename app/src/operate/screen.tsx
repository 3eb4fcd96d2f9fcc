import '../styles/lend.css'
import './operate.css'
import { EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { Icon } from '../parts/icons.tsx'
import { Subnav } from '../parts/subnav.tsx'
import { BASE, useRouter } from '../shell/router.ts'
import { useAsked } from './asked.ts'
import { BankPage } from './bank/bank-page.tsx'
import { Desk } from './desk.tsx'
import { LoansPage } from './loans/list-page.tsx'
import { LoanPage } from './loans/loan-page.tsx'
import { MembersPage } from './members/list-page.tsx'
import { latest, MemberPage } from './members/member-page.tsx'
import { byIdQuery } from './members/operations.ts'
import { PaymentPage } from './payments/payment-page.tsx'
import { PaymentsPage } from './payments/payments-page.tsx'
import { RequestsPage } from './requests/requests-page.tsx'
import { TransactionPage } from './requests/transaction-page.tsx'
import { useMayAct } from './scope.ts'
import { isId } from './search-box.tsx'
import { TrailPage } from './trail/trail-page.tsx'
import { WebhooksPage } from './webhooks/webhooks-page.tsx'

const pages = [
  ['', 'Desk', Desk],
  ['members', 'Members', MembersPage],
  ['loans', 'Loans', LoansPage],
  ['payments', 'Payments', PaymentsPage],
  ['bank', 'Bank', BankPage],
  ['requests', 'Requests', RequestsPage],
  ['webhooks', 'Webhooks', WebhooksPage],
  ['trail', 'Audit trail', TrailPage],
] as const

const addressOf = (path: string) => `${BASE}/operate${path && `/${path}`}`

/** The back office: what operators see, decide and undo. */
export function OperateScreen() {
  const { id } = useRouter().at
  const mayAct = useMayAct()
  const found = pages.find(([path]) => path === (id ?? ''))
  const Content = found?.[2]
  return (
    <div class="page operate">
      {Content && (
        <div class="apart">
          <h1>{id === undefined ? 'Operate' : found[1]}</h1>
          {!mayAct && <span class="tag">You see, but can’t act</span>}
        </div>
      )}
      <Subnav
        label="Pages of the operator"
        pages={pages.map(([path, name]) => [addressOf(path), name])}
        at={addressOf(id ?? '')}
      />
      {Content ? <Content /> : isId(id) ? <Chosen key={id} id={id} /> : <Unknown />}
    </div>
  )
}

/** A member, a loan, a payment, or a record about which operators made a request, by id. */
function Chosen({ id }: { readonly id: string }) {
  const { data, error, again } = useAsked(byIdQuery, { id })
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const { memberFile, loan, payment, froze, released, aboutIt, everAsked } = data
  if (memberFile) return <MemberPage member={memberFile} found={data} again={again} />
  if (payment) return <PaymentPage payment={payment} again={again} />
  if (!loan) return everAsked.nodes.length > 0 ? <TransactionPage id={id} /> : <Unknown />
  const isFrozen = latest(froze) > latest(released)
  return <LoanPage loan={loan} waits={aboutIt.nodes} frozen={isFrozen} again={again} />
}

function Unknown() {
  return (
    <EmptyState title="Nothing has this id">
      <p class="soft">
        It must be the whole id of a member, of a loan that was published, of a payment, or of a
        transaction that somebody asked to reverse.
      </p>
      <a class="button" href={addressOf('')}>
        <Icon name="back" size={18} /> Back to the desk
      </a>
    </EmptyState>
  )
}
