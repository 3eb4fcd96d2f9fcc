import '../styles/lend.css'
import { useClient, useMutation } from '@urql/preact'
import { useRef, useState } from 'preact/hooks'
import { askShownAgain } from '../api/refetch.ts'
import { lost } from '../api/refusals.ts'
import { Button } from '../parts/button.tsx'
import { Confirm } from '../parts/dialogs/confirm.tsx'
import { money } from '../parts/money.ts'
import { day, moment } from '../parts/time.ts'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import { type AskedHelp, closeMutation } from './operations.ts'

/** How many are shown at first. */
const FEW = 3

interface Props {
  readonly requests: readonly AskedHelp[]
  /** How many there are in all. */
  readonly count: number
}

/** What the reader has asked, the newest question or answer first, with what became of it; nothing if they have asked nothing. */
export function OwnRequests({ requests, count }: Props) {
  const [isWhole, setWhole] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (requests.length === 0) return null
  const toHeading = () => heading.current?.focus()
  const showAll = () => {
    // The button that had the focus is gone then.
    toHeading()
    setWhole(true)
  }
  return (
    <section class="card" aria-labelledby="own-requests">
      <h2 id="own-requests" tabIndex={-1} ref={heading}>
        {t('own')}
      </h2>
      <ul class="lines">
        {requests
          .toSorted(newestFirst)
          .slice(0, isWhole ? undefined : FEW)
          .map((one) => (
            <Row key={one.id} request={one} closed={toHeading} />
          ))}
      </ul>
      {!isWhole && requests.length > FEW && <Button onClick={showAll}>{t('own.more')}</Button>}
      {isWhole && count > requests.length && (
        <p class="soft small">{t('own.newest', { count: requests.length })}</p>
      )}
    </section>
  )
}

/** Whoever comes for an answer finds it above, however long ago they asked. */
const newestFirst = (one: AskedHelp, other: AskedHelp) => timeOf(other) - timeOf(one)
const timeOf = ({ answeredAt, createdAt }: AskedHelp) => Date.parse(answeredAt ?? createdAt)

interface RowProps {
  readonly request: AskedHelp
  readonly closed: () => void
}

function Row({ request, closed }: RowProps) {
  const { message, state, answer, answeredAt, createdAt } = request
  const isWithdrawn = state === 'CLOSED' && answeredAt === null
  return (
    <li class="stack tight">
      <div class="apart wrap">
        <b>{subjectOf(request)}</b>
        <span class="tag">{t(isWithdrawn ? 'state.WITHDRAWN' : `state.${state}`)}</span>
      </div>
      <p class="soft small">{t('own.asked', { time: moment(createdAt) })}</p>
      <p class="words">{message}</p>
      {answer !== null && answeredAt !== null && (
        <>
          <p class="soft small">{t('own.answered', { time: moment(answeredAt) })}</p>
          <p class="words notice good">{answer}</p>
        </>
      )}
      {state === 'OPEN' && <Withdraw request={request} closed={closed} />}
    </li>
  )
}

/** What a request is about: which loan, or which payment. */
function subjectOf({ topic, loan, payment }: AskedHelp): string {
  if (loan) return t('own.loan', { title: loan.title })
  if (!payment) return t(`own.${topic}`)
  const { amount, currency, direction, counterpartyId, loanId, createdAt } = payment
  return t('own.payment', {
    what: counterpartyId || loanId ? 'payment' : direction,
    amount: money(amount, currency),
    day: day(createdAt),
  })
}

function Withdraw({ request, closed }: RowProps) {
  const client = useClient()
  const [{ fetching }, send] = useMutation(closeMutation)
  const tell = useToast()
  const input = { id: request.id }
  const withdraw = async (idempotencyKey: string) => {
    const { data, error } = await send({ input: { ...input, idempotencyKey } })
    const errors = data?.closeHelpRequest.userErrors ?? lost(error)
    if (errors.length > 0) return errors
    closed()
    askShownAgain(client)
    tell(() => t('withdrawn'))
    return []
  }
  return (
    <Confirm
      name={t('withdraw')}
      yes={t('withdraw.yes')}
      no={t('withdraw.no')}
      busy={fetching}
      input={input}
      send={withdraw}
    />
  )
}
