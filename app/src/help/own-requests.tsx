import '../styles/lend.css'
import { useClient, useMutation } from '@urql/preact'
import { Fragment } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { HelpFiles } from '../api/file-button.tsx'
import { askShownAgain } from '../api/refetch.ts'
import { lost } from '../api/refusals.ts'
import { Button } from '../parts/button.tsx'
import { Confirm } from '../parts/dialogs/confirm.tsx'
import { money } from '../parts/money.ts'
import { day, moment } from '../parts/time.ts'
import { useToast } from '../parts/toasts.tsx'
import { AddFile } from './add-file.tsx'
import { t } from './messages/index.ts'
import { type AskedHelp, closeMutation } from './operations.ts'
import { Reply } from './reply.tsx'

/** How many are shown at first. */
const FEW = 3

interface Props {
  readonly requests: readonly AskedHelp[]
  /** How many there are in all. */
  readonly count: number
  /** The one that was just sent, to which its sender is led. */
  readonly sent: string | undefined
}

/** What the reader has asked, the newest question, answer or reply first, with what became of it; nothing if they have asked nothing. */
export function OwnRequests({ requests, count, sent }: Props) {
  const [isWhole, setWhole] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = requests.some(({ id }) => id === sent)
  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown, sent])
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
const timeOf = ({ thread, createdAt }: AskedHelp) =>
  Date.parse(thread.at(-1)?.writtenAt ?? createdAt)

interface RowProps {
  readonly request: AskedHelp
  /** Called once what had the focus is gone. */
  readonly closed: () => void
}

function Row({ request, closed }: RowProps) {
  const { state, repliedAt, answeredAt, thread } = request
  const isWithdrawn = state === 'CLOSED' && answeredAt === null && repliedAt === null
  return (
    <li class="stack tight">
      <div class="apart wrap">
        <b>{subjectOf(request)}</b>
        <span class="tag">{t(isWithdrawn ? 'state.WITHDRAWN' : `state.${state}`)}</span>
      </div>
      {thread.map(({ fromMember, text, writtenAt, files }, at) => (
        <Fragment key={at}>
          <p class="soft small">{t(saidAs(fromMember, at), { time: moment(writtenAt) })}</p>
          <p class={fromMember ? 'words' : 'words notice good'}>{text}</p>
          <HelpFiles files={files} />
        </Fragment>
      ))}
      {state === 'ANSWERED' && <Reply id={request.id} sent={closed} />}
      {state === 'OPEN' && <AddFile request={request} full={closed} />}
      {state === 'OPEN' && <Withdraw request={request} closed={closed} />}
    </li>
  )
}

/** Who said it: the reader asks first, and replies afterwards. */
function saidAs(fromMember: boolean, at: number) {
  if (!fromMember) return 'own.answered'
  return at === 0 ? 'own.asked' : 'own.replied'
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
