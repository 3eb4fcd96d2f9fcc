import { HelpEntry } from '../help/help-entry.tsx'
import { t as ofHelp } from '../help/messages/index.ts'
import { memberHelpQuery } from '../help/operations.ts'
import { RecordLink } from '../record-link.tsx'
import { t } from './messages/index.ts'
import { Records } from './records.tsx'

/** What a member has asked for help with, and what they were answered. */
export function Help({ id }: { readonly id: string }) {
  return (
    <Records
      id={id}
      query={memberHelpQuery}
      pageIn={(data) => data.operatorHelpRequests}
      label={t('help')}
      items="helpRequests"
      none={t('help.none')}
    >
      {(requests, failed) => (
        <ol class="lines">
          {requests.map((one) => (
            <li key={one.id}>
              <HelpEntry request={one} failed={failed} />
              <p class="small">
                <RecordLink id={one.id}>{ofHelp('see')}</RecordLink>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Records>
  )
}
