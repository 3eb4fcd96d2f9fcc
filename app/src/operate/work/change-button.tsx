import { useQuery } from '@urql/preact'
import type { TargetedMouseEvent } from 'preact'
import { useState } from 'preact/hooks'
import type { UpdateWorkItemInput } from '../../graphql/graphql.ts'
import { Button } from '../../parts/button.tsx'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { DialogForm } from '../../parts/dialogs/dialog-form.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { FieldFrame } from '../../parts/forms/field.tsx'
import { Select } from '../../parts/forms/select.tsx'
import { TextArea } from '../../parts/forms/text-area.tsx'
import { today } from '../../parts/time.ts'
import { useToast } from '../../parts/toasts.tsx'
import { nameOf } from '../who.ts'
import { t } from './messages/index.ts'
import { nowIs } from './now-is.ts'
import { type Work, workOperatorsQuery } from './operations.ts'
import { type Newer, useChange } from './use-change.ts'

interface Props {
  readonly item: Work
  /** What it is called. */
  readonly subject: string
  /** The reader's id. */
  readonly own: string
}

/** A button that opens a dialog about who has an item, and what is noted on it. */
export function ChangeButton(props: Props) {
  return (
    <DialogButton
      name={t('changeTitle')}
      look="plain"
      aria-label={t('changeLabel', { subject: props.subject })}
    >
      {(dialog) => <ChangeForm {...props} {...dialog} />}
    </DialogButton>
  )
}

function ChangeForm({ item: shown, subject, own, ...dialog }: Props & InDialog) {
  const fields = ['ownerId', 'note', 'lookAgainOn']
  const { busy, refusals, newer, change } = useChange(fields, true)
  // As it was when the form was opened: the list behind it may change.
  const [item] = useState(shown)
  const tell = useToast()
  const options = useOwners(item, own)
  const [noted, setNoted] = useState<string | null>()
  const theirs = newer?.note && newer.note !== item.note && noted !== undefined ? newer.note : ''
  const isLost = theirs !== '' && !noted?.includes(theirs)
  const send = async (input: UpdateWorkItemInput) => {
    setNoted(input.note)
    const done = await change(input)
    if (!done) return false
    dialog.close()
    tell(() => t('changed'))
    return true
  }
  const read = (form: FormData) => {
    const entered = (name: string) => textOf(form, name) || null
    // What the reader has left as it was stays as a colleague may have made it meanwhile.
    const given = (name: keyof Newer) => {
      const value = entered(name)
      return value === item[name] ? undefined : value
    }
    const [ownerId, note] = [given('ownerId'), given('note')]
    const lookAgainOn = given('lookAgainOn')
    return { input: { id: item.id, ownerId, note, lookAgainOn, version: item.version } }
  }
  return (
    <DialogForm
      heading={`${t('changeTitle')}: ${subject}`}
      name={t('save')}
      {...{ busy, read, send }}
      refusals={newer ? { '': () => overtakenBy(newer, isLost, options, own) } : refusals}
      {...dialog}
    >
      {({ ownerId, note, lookAgainOn }) => (
        <>
          <p>{t('changeExplains')}</p>
          <Select
            // Colleagues are known a moment later.
            key={options.length}
            label={t('owner')}
            name="ownerId"
            options={options}
            hint={t('owner.hint')}
            refusal={ownerId}
          />
          <TextArea
            label={t('note')}
            name="note"
            value={item.note ?? ''}
            hint={t('note.hint')}
            refusal={note}
          />
          {isLost && (
            <div>
              <Button
                onClick={(event) => {
                  setNoted(putBefore(theirs, event))
                }}
              >
                {t('overtaken.join')}
              </Button>
            </div>
          )}
          <FieldFrame
            label={t('lookAgain')}
            hint={t('lookAgain.hint')}
            refusal={lookAgainOn}
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
        </>
      )}
    </DialogForm>
  )
}

/** Puts a colleague's note before what is typed, and returns both. */
function putBefore(theirs: string, { currentTarget }: TargetedMouseEvent<HTMLButtonElement>) {
  const typed = currentTarget.form?.elements.namedItem('note')
  if (!(typed instanceof HTMLTextAreaElement)) return undefined
  typed.value = `${theirs}\n${typed.value}`
  // The button is gone now.
  typed.focus()
  return typed.value
}

/** What a colleague has made of an item, and that what was typed is still there: in place of their note, if that would be lost. */
function overtakenBy(
  newer: Newer,
  isLost: boolean,
  options: ReturnType<typeof useOwners>,
  own: string,
): string {
  const now = nowIs(newer, new Map(options), own)
  return t('overtaken.kept', { now, note: isLost ? 'yes' : 'no' })
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
