import type { ResultOf } from '@graphql-typed-document-node/core'
import { useQuery } from '@urql/preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from './messages/index.ts'
import '../styles/groups.css'
import '../styles/lend.css'
import './operate.css'
import { EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { Icon } from '../parts/icons.tsx'
import { Lazily } from '../parts/lazily.tsx'
import { Subnav } from '../parts/subnav.tsx'
import { BASE, useRouter } from '../shell/router.ts'
import { Desk } from './desk.tsx'
import { HelpPage } from './help/help-page.tsx'
import { isId } from './ids.ts'
import { Keys } from './keys.tsx'
import { useLiveDesk } from './live/live-desk.tsx'
import { InvestmentPage } from './loans/investment-page.tsx'
import { LoansPage } from './loans/list-page.tsx'
import { LoanPage } from './loans/loan-page.tsx'
import { MembersPage } from './members/list-page.tsx'
import { MemberPage } from './members/member-page.tsx'
import { byIdQuery } from './members/operations.ts'
import { PaymentPage } from './payments/payment-page.tsx'
import { PaymentsPage } from './payments/payments-page.tsx'
import { RequestsPage } from './requests/requests-page.tsx'
import { useMayAct, useMaySee, useSeesCases } from './scope.ts'
import { TrailPage } from './trail/trail-page.tsx'

/** Pages that are not part of most visits come when they are opened. */
const bank = () => import('./bank/bank-page.tsx').then(({ BankPage }) => BankPage)
const bankLine = () => import('./bank/bank-line-page.tsx').then(({ BankLinePage }) => BankLinePage)
const cases = () => import('./cases/cases-page.tsx').then(({ CasesPage }) => CasesPage)
const books = () => import('./books/books-page.tsx').then(({ BooksPage }) => BooksPage)
const movement = () => import('./books/movement-page.tsx').then(({ MovementPage }) => MovementPage)
const transaction = () =>
  import('./requests/transaction-page.tsx').then(({ TransactionPage }) => TransactionPage)
const reports = () => import('./reports/reports-page.tsx').then(({ ReportsPage }) => ReportsPage)
const letters = () => import('./letters/letters-page.tsx').then(({ LettersPage }) => LettersPage)
const webhooks = () =>
  import('./webhooks/webhooks-page.tsx').then(({ WebhooksPage }) => WebhooksPage)
const nothing = {}

const pages = [
  ['', 'desk', Desk],
  ['members', 'members', MembersPage],
  ['loans', 'loans', LoansPage],
  ['payments', 'payments', PaymentsPage],
  ['bank', 'bank', () => <Lazily load={bank} given={nothing} />],
  ['requests', 'requests', RequestsPage],
  ['cases', 'cases', () => <Lazily load={cases} given={nothing} />],
  ['letters', 'letters', () => <Lazily load={letters} given={nothing} />],
  ['reports', 'reports', () => <Lazily load={reports} given={nothing} />],
  ['webhooks', 'webhooks', () => <Lazily load={webhooks} given={nothing} />],
  ['books', 'books', () => <Lazily load={books} given={nothing} />],
  ['trail', 'auditTrail', TrailPage],
] as const

const addressOf = (path: string) => `${BASE}/operate${path && `/${path}`}`

/** The back office: what operators see, decide and undo. */
export function OperateScreen() {
  const { id } = useRouter().at
  const mayAct = useMayAct()
  const [maySee, seesCases] = [useMaySee(), useSeesCases()]
  const open = pages.filter(([path]) => (path === 'cases' ? seesCases : maySee))
  // Whoever may see nothing but cases begins with them.
  const found = id === undefined ? open[0] : open.find(([path]) => path === id)
  const Content = found?.[2]
  const [section, setSection] = useState<string>(NO_PAGE)
  const live = useLiveDesk(id)
  const names = open.map(([path, name]) => [addressOf(path), t(name)] as const)
  return (
    <div class="page operate">
      {Content && (
        <div class="apart wrap">
          <h1>{found[0] === '' ? t('operate') : t(found[1])}</h1>
          {!mayAct && found[0] !== 'cases' && <span class="tag">{t('onlySees')}</span>}
        </div>
      )}
      <Keys pages={names} />
      <Subnav
        label={t('pages')}
        pages={names}
        at={addressOf(found?.[0] ?? section)}
        waiting={live.waiting}
      />
      {live.news}
      {Content ? (
        <Content />
      ) : maySee && isId(id) ? (
        <Chosen key={id} id={id} shown={setSection} />
      ) : (
        <Unknown />
      )}
    </div>
  )
}

/** The list that a record is on, or that of its loan, which its page belongs to; a request for help is on the desk, a movement in the books. */
function sectionOf(found: FoundProps['data']) {
  const { memberFile, loan, payment, helpRequest, node, bankLines, everAsked } = found
  if (memberFile) return 'members'
  if (payment) return 'payments'
  if (helpRequest) return ''
  if (loan || node?.__typename === 'Investment') return 'loans'
  if (bankLines.nodes.length > 0) return 'bank'
  return everAsked.nodes.length > 0 ? 'requests' : 'books'
}

/** No page of the back office, while it is not known to which one a record belongs. */
const NO_PAGE = '-'

interface ChosenProps {
  readonly id: string
  /** Told to which page the record belongs. */
  readonly shown: (page: string) => void
}

/** A member, a loan, an investment, a payment, a line of the bank, a request for help, or a record about which operators made a request, by id. */
function Chosen({ id, shown }: ChosenProps) {
  const [{ data, error }] = useQuery({ query: byIdQuery, variables: { id } })
  const section = data && sectionOf(data)
  useEffect(() => {
    if (section !== undefined) shown(section)
    return () => shown(NO_PAGE)
  }, [section, shown])
  if (!data && !error) return <Skeleton lines={6} />
  return (
    <>
      {error && <Notice refused>{error.message}</Notice>}
      {data && <Found id={id} data={data} failed={error !== undefined} />}
    </>
  )
}

interface FoundProps {
  readonly id: string
  readonly data: ResultOf<typeof byIdQuery>
  /** Whether part of it was refused or failed: what is missing may exist. */
  readonly failed: boolean
}

function Found({ id, data, failed }: FoundProps) {
  const { memberFile, loan, payment, helpRequest, node, bankLines, aboutIt, everAsked } = data
  if (memberFile) return <MemberPage member={memberFile} found={data} />
  if (payment) return <PaymentPage id={id} />
  if (helpRequest) return <HelpPage id={id} />
  if (node?.__typename === 'Investment') return <InvestmentPage investment={node} />
  if (bankLines.nodes.length > 0)
    return <Lazily load={bankLine} given={{ id, isAsked: everAsked.nodes.length > 0 }} />
  if (!loan && everAsked.nodes.length > 0) return <Lazily load={transaction} given={{ id }} />
  if (!loan)
    return failed ? null : <Lazily load={movement} given={{ id, otherwise: <Unknown /> }} />
  return <LoanPage loan={loan} waits={aboutIt.nodes} />
}

function Unknown() {
  return (
    <EmptyState title={t('unknownId')} hint={t('unknownId.hint')}>
      <a class="button" href={addressOf('')}>
        <Icon name="back" size={18} /> {t('backToTheDesk')}
      </a>
    </EmptyState>
  )
}
