import { useState } from 'preact/hooks'
import { Facts } from '../../parts/blocks.tsx'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { AmountField } from '../../parts/forms/amount-field.tsx'
import { FieldFrame } from '../../parts/forms/field.tsx'
import { TextArea } from '../../parts/forms/text-area.tsx'
import type { Said } from '../../parts/said.ts'
import { today } from '../../parts/time.ts'
import { Consequences } from '../requests/consequences.tsx'
import type { ActProps } from './act.ts'
import { BookingPreview } from './booking-preview.tsx'
import { Reason, ReasonForm } from './reason-form.tsx'

interface Props extends ActProps, InDialog {}

/** The previews whose version the act takes: it is refused if it would do something else by then. */
const bound: readonly ActProps['act']['foresees'][] = [
  'undoing',
  'planChangeUndoing',
  'reversal',
  'request',
]

/** Says what an act does, asks for the reason, and shows why it is refused. */
export function ActForm({ act, id, version, subject, facts, ...dialog }: Props) {
  const [seen, setSeen] = useState<number | null>(null)
  const [attempt, setAttempt] = useState({})
  const known = bound.includes(act.foresees) ? seen : version
  return (
    <ReasonForm
      act={act}
      heading={`${act.name}: ${subject}`}
      fields={[
        ...(act.valueDate === undefined ? [] : ['valueDate']),
        ...(act.notes ? ['note'] : []),
      ]}
      read={() => ({ input: { id, ...(known && { version: known }) } })}
      refused={() => setAttempt({})}
      {...dialog}
    >
      {({ amount, valueDate, reason, note }) => (
        <>
          {facts && <Facts of={facts} />}
          <p>{act.explains}</p>
          {act.foresees && act.foresees !== 'booking' && (
            <Consequences key={attempt} of={act.foresees} id={id} told={setSeen} />
          )}
          {act.foresees === 'booking' ? (
            <BookingPreview act={act} id={id}>
              <Terms act={act} refusals={{ amount, valueDate }} />
            </BookingPreview>
          ) : (
            <Terms act={act} refusals={{ amount, valueDate }} />
          )}
          <Reason act={act} refusal={reason} />
          {act.notes !== undefined && (
            <TextArea {...act.notes} name="note" value="" refusal={note} />
          )}
          {act.publishes !== undefined && (
            <label class="sure">
              <input type="checkbox" name="public" />
              <span>{act.publishes}</span>
            </label>
          )}
        </>
      )}
    </ReasonForm>
  )
}

interface TermsProps {
  readonly act: ActProps['act']
  readonly refusals: Readonly<Record<'amount' | 'valueDate', Said | undefined>>
}

/** How much, and as of which day, as far as the act asks for them. */
function Terms({ act, refusals }: TermsProps) {
  return (
    <>
      {act.amount !== undefined && (
        <AmountField label={act.amount} name="amount" refusal={refusals.amount} />
      )}
      {act.valueDate !== undefined && (
        <FieldFrame
          label={act.valueDate}
          refusal={refusals.valueDate}
          control={(tied) => <input {...tied} name="valueDate" type="date" max={today()} />}
        />
      )}
    </>
  )
}
