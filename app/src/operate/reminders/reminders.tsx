import { useQuery } from '@urql/preact'
import { Card, Notice } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { isToday, moment, today } from '../../parts/time.ts'
import { counting } from '../pager.tsx'
import { memberNamed, nameOf } from '../who.ts'
import { AddedSentence } from './added-sentence.tsx'
import { t } from './messages/index.ts'
import { remindersQuery, type SeenReminder } from './operations.ts'
import { RemindButton } from './remind-button.tsx'

interface Props {
  readonly loan: {
    readonly id: string
    readonly title: string
    readonly currency: string
    readonly status: string
    readonly amountDue?: string | null
    readonly chargesDue?: string | null
    /** The oldest payment that is not paid; null if all are. */
    readonly nextDue?: { readonly dueOn: string } | null
    readonly borrower: {
      readonly id: string
      readonly fullName?: string | null
      readonly city?: string | null
    }
  }
}

/** The newest reminders that the borrower of a loan was sent, with a button to send one. */
export function Reminders({ loan }: Props) {
  const { id, title, currency, amountDue, borrower } = loan
  const [{ data, error }] = useQuery({ query: remindersQuery, variables: { id } })
  const page = data?.loanReminders
  const newest = page?.nodes[0]
  const isReminded = newest !== undefined && isToday(newest.sentAt)
  return (
    <Card title={t('reminders')}>
      {error && <Notice refused>{error.message}</Notice>}
      {page?.totalCount === 0 && <p class="soft">{t('none')}</p>}
      <ol class="lines">
        {page?.nodes.map((one) => (
          <Line key={one.id} of={one} loan={loan} />
        ))}
      </ol>
      {page && page.totalCount > page.nodes.length && (
        <p class="soft small">{counting(page, 'reminders')}</p>
      )}
      {isReminded && <p class="soft small">{t('remindedToday')}</p>}
      {mayBeReminded(loan) && page && !isReminded && (
        <div class="row">
          <RemindButton
            id={id}
            subject={title}
            borrower={memberNamed(borrower, nameOf({ id: borrower.id }))}
            due={amountDue ? money(amountDue, currency) : '–'}
          />
        </div>
      )}
    </Card>
  )
}

/** How many days before a payment is due its borrower can be reminded of it. */
const AHEAD = 3

/** Whether there is something to remind its borrower of; the gateway knows more, such as a plan that is paused. */
function mayBeReminded({ status, nextDue, chargesDue }: Props['loan']): boolean {
  if (status !== 'ACTIVE') return false
  return nextDue ? nextDue.dueOn <= today(AHEAD) : Number(chargesDue) > 0
}

interface LineProps extends Props {
  readonly of: SeenReminder
}

function Line({ of: { kind, amount, operator, sentAt }, loan: { id, currency } }: LineProps) {
  const by = operator && nameOf({ id: operator.id, name: operator.fullName })
  return (
    <li>
      <div class="apart">
        <b>{t(`kind.${kind}`, { amount: money(amount, currency) })}</b>
        <time class="soft small" dateTime={sentAt}>
          {moment(sentAt)}
        </time>
      </div>
      <p class="soft small">{by ? t('by.operator', { name: by }) : t('by.platform')}</p>
      {by && <AddedSentence id={id} sentAt={sentAt} />}
    </li>
  )
}
