import { Facts } from '../../parts/blocks.tsx'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { Field, FieldFrame } from '../../parts/forms/field.tsx'
import type { Said } from '../../parts/said.ts'
import { today } from '../../parts/time.ts'
import { Consequences } from '../requests/consequences.tsx'
import type { ActProps } from './act.ts'
import { BookingPreview } from './booking-preview.tsx'
import { Reason, ReasonForm } from './reason-form.tsx'

interface Props extends ActProps, InDialog {}

/** Says what an act does, asks for the reason, and shows why it is refused. */
export function ActForm({ act, id, version, subject, facts, ...dialog }: Props) {
  return (
    <ReasonForm
      act={act}
      heading={`${act.name}: ${subject}`}
      fields={act.valueDate === undefined ? [] : ['valueDate']}
      read={() => ({ input: { id, ...(version !== undefined && { version }) } })}
      {...dialog}
    >
      {({ amount, valueDate, reason }) => (
        <>
          {facts && <Facts of={facts} />}
          <p>{act.explains}</p>
          {act.foresees && act.foresees !== 'booking' && <Consequences of={act.foresees} id={id} />}
          {act.foresees === 'booking' ? (
            <BookingPreview act={act} id={id}>
              <Terms act={act} refusals={{ amount, valueDate }} />
            </BookingPreview>
          ) : (
            <Terms act={act} refusals={{ amount, valueDate }} />
          )}
          <Reason act={act} refusal={reason} />
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
        <Field label={act.amount} name="amount" inputMode="decimal" refusal={refusals.amount} />
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
