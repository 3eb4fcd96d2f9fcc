import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { money } from '../../parts/money.ts'
import { day, today } from '../../parts/time.ts'
import { useToast } from '../../parts/toasts.tsx'
import { BASE } from '../../shell/router.ts'
import { RemindButton } from '../reminders/remind-button.tsx'
import { useMayAct } from '../scope.ts'
import { memberNamed, nameOf } from '../who.ts'
import { pathOf } from './asked.ts'
import { ChangeButton } from './change-button.tsx'
import { t } from './messages/index.ts'
import type { Work } from './operations.ts'
import type { Overtaking } from './overtaken-notice.tsx'
import { useChange } from './use-change.ts'

interface Props {
  readonly item: Work
  /** The reader's id, as far as it is known. */
  readonly own: string | undefined
  /** The currency of the platform; undefined until it is known. */
  readonly currency: string | undefined
  /** Whether it stands on the page of its own subject, to which no link leads then. */
  readonly here?: boolean
  readonly overtaken: Overtaking
}

/** An item of the worklist: what it is, about whom and how much, for how long it waits, what comes next, who has it, and what was noted. */
export function WorkLine({ item, own, currency, here = false, overtaken }: Props) {
  const mayAct = useMayAct()
  const { ageDays: count, dueAt, kind, nextStep, note, lookAgainOn } = item
  const subject = subjectOf(item)
  // A case is taken on its own page, which the audit trail does not tell of.
  const isOpen = mayAct && kind !== 'CASE' && own !== undefined && item.memberId !== own
  return (
    <li class="record">
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
      </span>
      <span class="what">
        <span>{t(`step.${nextStep}`)}</span>
        <span class="soft small">
          {item.amount && currency && `${amountOf(item, currency)} · `}
          {t(kind === 'LATE' ? 'daysLate' : 'age', { count })}
          {dueAt && ` · ${t('due', { day: day(dueAt) })}`}
          {isAhead(lookAgainOn) && ` · ${t('again', { day: day(lookAgainOn) })}`}
        </span>
      </span>
      <span class="sums small">
        <span class={item.ownerId === null ? 'soft' : undefined}>{ownerOf(item, own)}</span>
        {isOpen && (
          <>
            {!here && nextStep === 'REMIND' && (
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

/** Whether a day is still to come: once it has come, the item is on the list like any other. */
function isAhead(on: string | null): on is string {
  return on !== null && on > today()
}

/** What an item is called: its loan, or else the member whom it concerns, or who has paid. */
function subjectOf({ loan, member, counterparty, kind }: Work): string {
  const name = member?.fullName ? memberNamed(member, '') : counterparty
  return loan?.title ?? name ?? t(kind === 'BANK_LINE' ? 'ofNobody' : 'aMember')
}

/** Of what kind it is and, if it is called after a loan, whose loan that is. */
function aboutOf({ kind, nextStep, topic, loan, member }: Work): string {
  const is = t(nextStep === 'RECOVER' ? 'is.IN_DEFAULT' : `is.${kind}`)
  const name = topic ? `${is} · ${t(`topic.${topic}`)}` : is
  return loan && member?.fullName ? `${name} · ${memberNamed(member, '')}` : name
}

function amountOf({ kind, nextStep, amount }: Work, currency: string): string {
  const shown = money(amount ?? '0', currency)
  if (kind !== 'LATE') return shown
  // In default, all that is owed is due at once.
  return t(nextStep === 'RECOVER' ? 'amountDueByPlan' : 'amountDue', { amount: shown })
}

function ownerOf({ ownerId, owner }: Work, own: string | undefined): string {
  if (!ownerId) return t('ownedByNobody')
  if (ownerId === own) return t('own')
  return t('ownedBy', { name: nameOf({ id: ownerId, name: owner?.fullName }) })
}
