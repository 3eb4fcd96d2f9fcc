import { useId } from 'preact/hooks'
import type { Said } from '../../parts/said.ts'
import { eventTypes } from './event-types.ts'
import { t } from './messages/index.ts'

/** All types of events as boxes to tick, in groups that are closed at first, since there are so many. */
export function TypesField({ refusal }: { readonly refusal: Said | undefined }) {
  const id = useId()
  return (
    <fieldset class="event-types" aria-describedby={id}>
      <legend>{t('typesOfEvents')}</legend>
      <p class="soft small">{t('typesOfEvents.hint')}</p>
      {Object.entries(eventTypes).map(([record, whats]) => (
        <details key={record}>
          <summary>{record}</summary>
          <div class="row">
            {whats.map((what) => (
              <label key={what} class="sure">
                <input type="checkbox" name="types" value={`${record}.${what}`} />
                <span>{`${record}.${what}`}</span>
              </label>
            ))}
          </div>
        </details>
      ))}
      <span id={id} class="refusal" aria-live="polite">
        {refusal?.()}
      </span>
    </fieldset>
  )
}
