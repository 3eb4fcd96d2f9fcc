import { reasonSaid } from '../values.ts'
import { changesIn } from './changes.ts'
import { t } from './messages/index.ts'
import type { Recorded, Told as Says } from './operations.ts'
import { useWho } from './use-who.ts'

/** Why something was done, and what it changed. */
export function Told({ entry }: { readonly entry: Omit<Says, '__typename'> }) {
  const { who } = useWho()
  const changes = changesIn(entry, who?.platform.currency)
  if (entry.redacted) return <p class="soft small">{t('redacted')}</p>
  return (
    <>
      {entry.reason && <p class="why">{t('quoted', { text: reasonSaid(entry.reason) })}</p>}
      {changes.length > 0 && (
        <ul class="changes small">
          {changes.map(([name, before, after]) => (
            <li key={name}>
              <span class="soft">{name}</span>{' '}
              {before !== undefined && (
                <>
                  {before} <span aria-hidden="true">→</span>
                  <span class="hidden">{t('became')}</span>{' '}
                </>
              )}
              <b>{after}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The same of what can be read without a look at a member, such as the month that was closed; nothing if it says nothing. */
export function OpenTold({ entry }: { readonly entry: Recorded }) {
  const { number, openReason: reason, openBefore: before, openAfter: after } = entry
  if (!reason && !before && !after) return null
  return <Told entry={{ number, redacted: false, reason, before, after }} />
}
