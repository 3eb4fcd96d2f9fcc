import type { ComponentChildren, TargetedMouseEvent } from 'preact'
import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import type { Said } from '../../parts/said.ts'
import { Consequences } from '../requests/consequences.tsx'
import type { Act } from './act.ts'
import { missingTerms, wantedIn } from './entered.ts'
import { t } from './messages/index.ts'

interface Props {
  readonly act: Act
  readonly id: string
  /** The fields that say how much is booked, as of which day. */
  readonly children: ComponentChildren
}

/** The fields of a booking, with a button that says what it would do; another entry makes that out of date, so it is gone then. */
export function BookingPreview({ act, id, children }: Props) {
  const [asked, setAsked] = useState<{ readonly amount: string; readonly valueDate: string }>()
  const [missing, setMissing] = useState<Said>()
  const clear = () => {
    setAsked(undefined)
    setMissing(undefined)
  }
  const ask = ({ currentTarget: { form } }: TargetedMouseEvent<HTMLButtonElement>) => {
    if (form === null) return
    const entered = new FormData(form)
    const [lacks] = Object.values(missingTerms(act, entered))
    const { amount, valueDate } = wantedIn(entered)
    setMissing(() => lacks)
    setAsked(amount && valueDate && !lacks ? { amount, valueDate } : undefined)
  }
  return (
    <>
      <div class="stack" onInput={clear}>
        {children}
      </div>
      <div>
        <Button onClick={ask}>{t('preview')}</Button>
      </div>
      <div role="status">
        {missing && <p class="refusal">{missing()}</p>}
        {asked && <Consequences of="booking" id={id} {...asked} />}
      </div>
    </>
  )
}
