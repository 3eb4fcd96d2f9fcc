import { textOf } from '../../parts/forms/entered.ts'
import { TextArea } from '../../parts/forms/text-area.tsx'
import { SendForm } from '../acting/send-form.tsx'
import { t } from './messages/index.ts'
import { noteMutation } from './mutations.ts'
import type { OfCase } from './of-case.ts'

/** Asks for a note. */
export function NoteForm({ of, ...dialog }: OfCase) {
  const read = (form: FormData) => {
    const text = textOf(form, 'text')
    return text === ''
      ? { missing: { text: () => t('noteMissing') } }
      : { input: { id: of.id, text } }
  }
  return (
    <SendForm
      document={noteMutation}
      name={t('addANote')}
      explains={t('addANote.explains')}
      done={() => t('addANote.done')}
      fields={['text']}
      read={read}
      {...dialog}
    >
      {({ text }) => (
        <TextArea label={t('note')} name="text" value="" hint={t('note.hint')} refusal={text} />
      )}
    </SendForm>
  )
}
