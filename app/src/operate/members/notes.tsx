import { AddNote } from '../notes/add-button.tsx'
import { NoteLine } from '../notes/note-line.tsx'
import { memberNotesQuery } from '../notes/operations.ts'
import { t } from './messages/index.ts'
import { Records } from './records.tsx'

/** What operators have noted on a member and their loans. */
export function Notes({ id }: { readonly id: string }) {
  return (
    <Records
      id={id}
      query={memberNotesQuery}
      pageIn={(data) => data.memberFile?.notes}
      label={t('notes')}
      items="notes"
      none={t('notes.none')}
      above={<AddNote on="member" id={id} />}
    >
      {(notes) => (
        <ol class="lines">
          {notes.map((note) => (
            <NoteLine key={note.id} note={note} />
          ))}
        </ol>
      )}
    </Records>
  )
}
