import { money } from '../../parts/money.ts'
import { reasonOf } from '../../parts/reason.ts'
import { moment } from '../../parts/time.ts'
import { tones as paymentTones, stateName } from '../payments/states.ts'
import { RecordLink } from '../record-link.tsx'
import { nameOf } from '../who.ts'
import { rich, t } from './messages/index.ts'
import type { SeenHelp } from './operations.ts'

interface Props {
  readonly request: SeenHelp
  /** Whether part of it was refused or failed: then missing words need not mean that the member was erased. */
  readonly failed: boolean
}

/** What a member has asked, about what, and what they were answered. */
export function HelpEntry({ request, failed }: Props) {
  const { message, state, answer, answeredAt, answeredById, answeredBy, createdAt } = request
  const by = answeredById && nameOf({ id: answeredById, name: answeredBy?.fullName })
  const isWithdrawn = state === 'CLOSED' && answeredAt === null
  return (
    <>
      <div class="apart wrap">
        <span>
          <About request={request} />
        </span>
        <span class={`tag ${tones[state]}`}>
          {t(isWithdrawn ? 'state.WITHDRAWN' : `state.${state}`)}
        </span>
      </div>
      <p class="soft small">{t('asked', { time: moment(createdAt) })}</p>
      {message !== null && <p class="words">{message}</p>}
      {message === null && !failed && <p class="soft">{t('emptied')}</p>}
      {by && answeredAt && (
        <>
          <p class="soft small">{t('answered', { by, time: moment(answeredAt) })}</p>
          {answer !== null && <p class="words why">{answer}</p>}
        </>
      )}
    </>
  )
}

const tones = { OPEN: 'wait', ANSWERED: 'good', CLOSED: '' } as const

/** What a request is about, with a link to its record. */
function About({ request: { topic, loan, payment, memberId } }: Pick<Props, 'request'>) {
  if (loan)
    return rich(loan.borrowerId === memberId ? 'about.ownLoan' : 'about.loan', {
      title: loan.title,
      link: (part) => <RecordLink id={loan.id}>{part}</RecordLink>,
    })
  if (payment)
    return (
      <>
        {rich('about.payment', {
          direction: payment.direction,
          amount: money(payment.amount, payment.currency),
          link: (part) => <RecordLink id={payment.id}>{part}</RecordLink>,
        })}{' '}
        <span class={`tag ${paymentTones[payment.state]}`}>{stateName(payment.state)}</span>{' '}
        <span class="soft small">
          {[moment(payment.createdAt), reasonOf(payment)].filter(Boolean).join(' · ')}
        </span>
      </>
    )
  return <b>{t(`topic.${topic}`)}</b>
}
