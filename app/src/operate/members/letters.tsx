import { moment } from '../../parts/time.ts'
import { words } from '../../parts/words.ts'
import { type Letter, memberLettersQuery } from './operations.ts'
import { Records } from './records.tsx'

/** What was sent to a member by e-mail: to which address, when, and its text. */
export function Letters({ id }: { readonly id: string }) {
  return (
    <Records
      id={id}
      query={memberLettersQuery}
      pageIn={(data) => data.memberFile?.letters}
      label="Letters"
      none="The member has been sent no letters."
    >
      {(letters) => (
        <ul class="records">
          {letters.map((letter) => (
            <li key={letter.id} class="record">
              <details class="what">
                <summary>
                  <b>{letter.subject ?? words(letter.kind)}</b>
                </summary>
                <pre class="words small">{letter.text ?? 'It has not been written yet.'}</pre>
              </details>
              <span class="standing">
                <span class={letter.state === 'SENT' ? 'tag' : 'tag wait'}>
                  {words(letter.state)}
                </span>
              </span>
              <span class="sums soft small">
                <span>{letter.address}</span>
                <span>{toldOf(letter)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Records>
  )
}

/** When it was or will be sent, or why it has not arrived. */
function toldOf({ sentAt, dueAt, problem, createdAt }: Letter): string {
  if (problem) return problem
  if (sentAt) return moment(sentAt)
  return dueAt ? `Waits until ${moment(dueAt)}` : moment(createdAt)
}
