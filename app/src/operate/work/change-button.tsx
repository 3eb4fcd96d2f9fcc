import { useQuery } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useId, useState } from 'preact/hooks'
import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { textOf } from '../../parts/entered.ts'
import { FieldFrame, showRefused } from '../../parts/field.tsx'
import { Select } from '../../parts/select.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { today } from '../../parts/time.ts'
import { useToast } from '../../parts/toasts.tsx'
import { nameOf } from '../who.ts'
import { t } from './messages/index.ts'
import { type Work, workOperatorsQuery } from './operations.ts'
import { useChange } from './use-change.ts'

interface Props {
  readonly item: Work
  /** What it is called. */
  readonly subject: string
  /** The reader's id. */
  readonly own: string
}

/** A button that opens a dialog about who has an item, and what is noted on it. */
export function ChangeButton(props: Props) {
  const [open, setOpen] = useState(false)
  const title = useId()
  return (
    <>
      <Button
        look="plain"
        aria-label={t('changeLabel', { subject: props.subject })}
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </Button>
      {open && (
        <Dialog title={title} closed={() => setOpen(false)}>
          {(close) => <ChangeForm {...props} title={title} close={close} />}
        </Dialog>
      )}
    </>
  )
}

interface FormProps extends Props {
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
}

function ChangeForm({ item, subject, own, title, close }: FormProps) {
  const { busy, refusals, change } = useChange(['ownerId', 'note', 'lookAgainOn'])
  const tell = useToast()
  const options = useOwners(item, own)
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const form = new FormData(currentTarget)
    const [ownerId, note] = [textOf(form, 'ownerId') || null, textOf(form, 'note') || null]
    const lookAgainOn = textOf(form, 'lookAgainOn') || null
    const changes = { ownerId, note, lookAgainOn }
    const done = await change({ id: item.id, ...changes, version: item.version })
    if (!done) return showRefused(currentTarget)
    close()
    tell(() => t('changed'))
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>
        {t('changeTitle')}: {subject}
      </h2>
      <p>{t('changeExplains')}</p>
      <Select
        // Colleagues are known a moment later.
        key={options.length}
        label={t('owner')}
        name="ownerId"
        options={options}
        hint={t('owner.hint')}
        refusal={refusals.ownerId}
      />
      <TextArea
        label={t('note')}
        name="note"
        value={item.note ?? ''}
        hint={t('note.hint')}
        refusal={refusals.note}
      />
      <FieldFrame
        label={t('lookAgain')}
        hint={t('lookAgain.hint')}
        refusal={refusals.lookAgainOn}
        control={(tied) => (
          <input
            {...tied}
            type="date"
            name="lookAgainOn"
            min={today(1)}
            defaultValue={item.lookAgainOn ?? ''}
          />
        )}
      />
      <Notice refused>{refusals['']}</Notice>
      <DialogButtons name={t('save')} busy={busy} close={close} />
    </form>
  )
}

/** To whom an item can be given, whoever has it now first, since a form begins with the first. */
function useOwners(item: Work, own: string): readonly (readonly [id: string, name: string])[] {
  const [{ data }] = useQuery({ query: workOperatorsQuery })
  const known = (data?.workOperators ?? []).map(({ id, fullName }) => [id, fullName] as const)
  const names = new Map<string, string | null | undefined>(known)
  if (item.ownerId) names.set(item.ownerId, item.owner?.fullName)
  names.delete(own)
  // Nobody decides on what concerns themselves.
  if (item.memberId) names.delete(item.memberId)
  const others = [...names].map(([id, name]) => [id, nameOf({ id, name })] as const)
  const all = [['', t('nobody')] as const, [own, t('myself')] as const, ...others]
  const isNow = ([id]: readonly [string, string]) => id === (item.ownerId ?? '')
  return [...all.filter(isNow), ...all.filter((one) => !isNow(one))]
}
