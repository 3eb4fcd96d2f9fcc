import { Fragment } from 'preact'
import { HelpFiles } from '../../api/file-button.tsx'
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
  const { state, repliedAt, answeredAt, thread } = request
  const isWithdrawn = state === 'CLOSED' && answeredAt === null && repliedAt === null
  const isReplied = state === 'OPEN' && repliedAt !== null
  return (
    <>
      <div class="apart wrap">
        <span>
          <About request={request} />
        </span>
        <span class={`tag ${tones[state]}`}>
          {t(isWithdrawn ? 'state.WITHDRAWN' : isReplied ? 'state.REPLIED' : `state.${state}`)}
        </span>
      </div>
      {thread.map((one, at) => (
        <Fragment key={at}>
          <p class="soft small">{saidBy(one, at)}</p>
          {one.text !== null && <p class={one.fromMember ? 'words' : 'words why'}>{one.text}</p>}
          <HelpFiles files={one.files} />
        </Fragment>
      ))}
      {thread[0]?.text === null && !failed && <p class="soft">{t('emptied')}</p>}
    </>
  )
}

/** Who said it, and when. */
function saidBy(
  { fromMember, writtenAt, writtenById, writtenBy }: SeenHelp['thread'][number],
  at: number,
): string {
  const time = moment(writtenAt)
  if (fromMember) return t(at === 0 ? 'asked' : 'replied', { time })
  return t('answered', { by: nameOf({ id: writtenById ?? '', name: writtenBy?.fullName }), time })
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
