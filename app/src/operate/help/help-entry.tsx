import { moment } from '../../parts/time.ts'
import { RecordLink } from '../record-link.tsx'
import { nameOf } from '../who.ts'
import { rich, t } from './messages/index.ts'
import type { SeenHelp } from './operations.ts'

interface Props {
  readonly request: SeenHelp
}

/** What a member has asked, about what, and what they were answered. */
export function HelpEntry({ request }: Props) {
  const { message, state, answer, answeredAt, answeredById, answeredBy, createdAt } = request
  const by = answeredById && nameOf({ id: answeredById, name: answeredBy?.fullName })
  return (
    <>
      <div class="apart wrap">
        <span>
          <About request={request} />
        </span>
        <span class={`tag ${tones[state]}`}>{t(`state.${state}`)}</span>
      </div>
      <p class="soft small">{t('asked', { time: moment(createdAt) })}</p>
      {message === null ? <p class="soft">{t('emptied')}</p> : <p class="words">{message}</p>}
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
function About({ request: { topic, loan, payment, memberId } }: Props) {
  if (loan)
    return rich(loan.borrowerId === memberId ? 'about.ownLoan' : 'about.loan', {
      title: loan.title,
      link: (part) => <RecordLink id={loan.id}>{part}</RecordLink>,
    })
  if (payment)
    return rich('about.payment', {
      link: (part) => <RecordLink id={payment.id}>{part}</RecordLink>,
    })
  return <b>{t(`topic.${topic}`)}</b>
}
