import { useQuery } from '@urql/preact'
import { Card, Notice } from '../../parts/blocks.tsx'
import { day, moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { lateRemindersQuery } from '../reminders/operations.ts'
import { EntryLine } from '../trail/entry-line.tsx'
import { trailQuery } from '../trail/operations.ts'
import { reasonSaid, words } from '../values.ts'
import { nameOf } from '../who.ts'
import { lateWith } from './late-with.ts'
import { t } from './messages/index.ts'
import type { LoanFile } from './operations.ts'

interface Props {
  readonly loan: LoanFile
}

/** What operators do to a loan that leaves its state as it is. */
const acts: readonly string[] = [
  'freezeLoan',
  'releaseLoan',
  'changePlan',
  'undoPlanChange',
  'undoRepayment',
  'waiveCharge',
  'recordRecovery',
  'repayLoan',
  'writeOffLoan',
]

/** Each change of a loan's state, each time that it became late, and what operators have done to it besides, the latest first. */
export function LoanHistory({ loan }: Props) {
  const filter = { loanId: loan.id, actorKind: 'OPERATOR', refused: false, looks: false } as const
  const [{ data, error }] = useQuery({ query: trailQuery, variables: { filter, first: 100 } })
  const [{ data: told }] = useQuery({ query: lateRemindersQuery, variables: { id: loan.id } })
  const done = data?.auditTrail.nodes.filter(({ act }) => acts.includes(act)) ?? []
  const lines = [
    // What happened at one moment keeps the order in which it is given: that of both is the latest first.
    ...loan.history.toReversed().map((event) => ({
      at: event.createdAt,
      line: (
        <li key={event.id}>
          <StateLine of={event} />
        </li>
      ),
    })),
    ...lateWith(told?.loanReminders?.nodes ?? []).map(({ dueOn, number, sentAt }) => ({
      at: sentAt,
      line: (
        <li key={`late ${dueOn}`}>
          <div class="apart">
            <b>{t('history.late')}</b>
            <span class="soft small">{moment(sentAt)}</span>
          </div>
          <p class="soft small">{t('history.late.with', { number, due: day(dueOn) })}</p>
        </li>
      ),
    })),
    ...done.map((entry) => ({
      at: entry.at,
      line: (
        <li key={entry.number}>
          <EntryLine entry={entry} />
        </li>
      ),
    })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <Card title={t('history')}>
      <Notice refused>{!data && error?.message}</Notice>
      <ol class="lines">{lines.map(({ line }) => line)}</ol>
      <p class="small">
        <a href={`${BASE}/operate/trail?who=all&loan=${loan.id}`}>{t('historyOfActs')}</a>
      </p>
    </Card>
  )
}

function StateLine({ of: event }: { readonly of: LoanFile['history'][number] }) {
  // Whose investment was the last has funded the loan; the platform pays it out.
  const actorId = event.from === 'FUNDED' && event.to === 'ACTIVE' ? null : event.actorId
  return (
    <>
      <div class="apart">
        <b>{words(event.to)}</b>
        <span class="soft small">{moment(event.createdAt)}</span>
      </div>
      <p class="soft small">
        {event.reason && reasonSaid(event.reason)}
        {actorId && ` · ${nameOf({ id: actorId, name: event.actor?.fullName })}`}
      </p>
    </>
  )
}
