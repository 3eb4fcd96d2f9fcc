import { BASE } from '../../shell/router.ts'
import { EntryLine } from '../trail/entry-line.tsx'
import { Told } from '../trail/told.tsx'
import { memberHistoryQuery } from './operations.ts'
import { Records } from './records.tsx'

/** What was done to a member's records, by whom and why. */
export function History({ id }: { readonly id: string }) {
  return (
    <>
      <Records
        id={id}
        query={memberHistoryQuery}
        pageIn={(data) => data.memberFile?.history}
        label="History"
        none="Nothing was done to this member’s records."
      >
        {(entries) => (
          <ol class="records">
            {entries.map((entry) => (
              <li key={entry.number} class="entry">
                <EntryLine entry={entry} />
                <Told entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </Records>
      <p class="small">
        <a href={`${BASE}/operate/trail?member=${id}&looks=all`}>Also who looked at this file</a>
      </p>
    </>
  )
}
