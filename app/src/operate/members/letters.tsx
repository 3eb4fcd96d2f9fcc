import { LetterLine } from '../letters/letter-line.tsx'
import { t } from './messages/index.ts'
import { memberLettersQuery } from './operations.ts'
import { Records } from './records.tsx'

/** What was sent to a member by e-mail: to which address, when, and its text. */
export function Letters({ id }: { readonly id: string }) {
  return (
    <Records
      id={id}
      query={memberLettersQuery}
      pageIn={(data) => data.memberFile?.letters}
      label={t('letters')}
      items="letters"
      none={t('letters.none')}
    >
      {(letters, failed) => (
        <ul class="records">
          {letters.map((letter) => (
            <LetterLine key={letter.id} letter={letter} failed={failed} />
          ))}
        </ul>
      )}
    </Records>
  )
}
