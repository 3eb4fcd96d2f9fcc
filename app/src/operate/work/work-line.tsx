import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { money } from '../../parts/money.ts'
import { day, isToday } from '../../parts/time.ts'
import { useToast } from '../../parts/toasts.tsx'
import { BASE } from '../../shell/router.ts'
import { RemindButton } from '../reminders/remind-button.tsx'
import { useMayAct } from '../scope.ts'
import { memberNamed, nameOf } from '../who.ts'
import { pathOf } from './asked.ts'
import { Asked } from './asked-help.tsx'
import { ChangeButton } from './change-button.tsx'
import { t } from './messages/index.ts'
import { ownedBy } from './now-is.ts'
import type { Work } from './operations.ts'
import type { Overtaking } from './overtaken-notice.tsx'
import { aboutOf, amountOf, isPutAway, mayChange, subjectOf } from './subject.ts'
import { useChange } from './use-change.ts'

type Reminder = NonNullable<Work['lastReminder']>

interface Props {
  readonly item: Work
  /** The reader's id, as far as it is known. */
  readonly own: string | undefined
  /** The currency of the platform; undefined until it is known. */
  readonly currency: string | undefined
  /** Whether it stands on the page of its own subject, to which no link leads then. */
  readonly here?: boolean
  readonly overtaken: Overtaking
  /** Whether it is one of those that are chosen, and chooses it, where several can be. */
  readonly isChosen?: boolean
  readonly choose?: ((id: string, isChosen: boolean) => void) | undefined
}

/** An item of the worklist: what it is, about whom and how much, for how long it waits, what comes next, who has it, and what was noted. */
export function WorkLine(props: Props) {
  const { item, own, currency, here = false, overtaken, isChosen = false, choose } = props
  const mayAct = useMayAct()
  const { ageDays: count, dueAt, kind, lastReminder, nextStep, note, lookAgainOn } = item
  const subject = subjectOf(item)
  const isOpen = mayAct && mayChange(item, own)
  return (
    <li class="record">
      {choose && (
        <label class="tick">
          <input
            type="checkbox"
            checked={isOpen && isChosen}
            disabled={!isOpen}
            aria-label={t('bulk.choose', { subject })}
            aria-keyshortcuts="x"
            onChange={({ currentTarget }) => choose(item.id, currentTarget.checked)}
          />
        </label>
      )}
      <span class="what">
        {here ? (
          <b>{subject}</b>
        ) : (
          <a href={`${BASE}${pathOf(item)}`}>
            <b>{subject}</b>
          </a>
        )}
        <span class="soft small">{aboutOf(item)}</span>
        {note && (
          <span class="why small">
            <span class="hidden">{t('note')}: </span>
            {note}
          </span>
        )}
        {kind === 'HELP' && <Asked item={item} />}
      </span>
      <span class="what">
        <span>{t(`step.${nextStep}`)}</span>
        <span class="soft small">
          {item.amount && currency && `${amountOf(item, currency)} · `}
          {t(kind === 'LATE' ? 'daysLate' : 'age', { count })}
          {dueAt && ` · ${t('due', { day: day(dueAt) })}`}
          {lookAgainOn && isPutAway(item) && ` · ${t('again', { day: day(lookAgainOn) })}`}
        </span>
        {lastReminder && <span class="soft small">{remindedAs(lastReminder, own)}</span>}
      </span>
      <span class="sums small">
        <span class={item.ownerId === null ? 'soft' : undefined}>
          {ownedBy(item.ownerId, new Map([[item.ownerId ?? '', item.owner?.fullName]]), own)}
        </span>
        {isOpen && (
          <>
            {!here && nextStep === 'REMIND' && !(lastReminder && isToday(lastReminder.sentAt)) && (
              <RemindButton
                id={item.subjectId}
                subject={subject}
                borrower={memberNamed(item.member ?? {}, t('aMember'))}
                due={item.amount && currency ? money(item.amount, currency) : '–'}
              />
            )}
            {item.ownerId === null && <TakeButton {...{ item, subject, own, overtaken }} />}
            <ChangeButton {...{ item, subject, own }} />
          </>
        )}
      </span>
    </li>
  )
}

interface TakeProps extends Pick<Props, 'item' | 'overtaken'> {
  readonly subject: string
  readonly own: string
}

function TakeButton({ item, subject, own, overtaken }: TakeProps) {
  const { busy, refusals, change } = useChange(['ownerId', 'version'])
  const tell = useToast()
  const take = async () => {
    overtaken(undefined)
    const input = { id: item.id, ownerId: own, version: item.version }
    const done = await change(input, ({ ownerId }) => overtaken({ subject, ownerId }))
    if (done) tell(() => t('taken'))
  }
  return (
    <>
      <Button
        busy={busy}
        aria-label={t('takeLabel', { subject })}
        aria-keyshortcuts="t"
        onClick={() => void take()}
      >
        {t('take')}
      </Button>
      <Notice refused>
        {Object.values(refusals)
          .map((said) => said())
          .join(' ')}
      </Notice>
    </>
  )
}

/** When its borrower was reminded last, and by whom. */
function remindedAs({ sentAt, operator }: Reminder, own: string | undefined): string {
  const name = operator && nameOf({ id: operator.id, name: operator.fullName })
  return t('reminded', {
    when: isToday(sentAt) ? 'today' : 'before',
    day: day(sentAt),
    by: operator === null ? 'platform' : operator.id === own ? 'you' : 'colleague',
    name: name ?? '',
  })
}
