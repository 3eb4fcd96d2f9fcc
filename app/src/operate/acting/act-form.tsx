import { Facts } from '../../parts/blocks.tsx'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { Field } from '../../parts/forms/field.tsx'
import type { ActProps } from './act.ts'
import { Reason, ReasonForm } from './reason-form.tsx'

interface Props extends ActProps, InDialog {}

/** Says what an act does, asks for the reason, and shows why it is refused. */
export function ActForm({ act, id, version, subject, facts, ...dialog }: Props) {
  return (
    <ReasonForm
      act={act}
      heading={`${act.name}: ${subject}`}
      read={() => ({ input: { id, ...(version !== undefined && { version }) } })}
      {...dialog}
    >
      {({ amount, reason }) => (
        <>
          {facts && <Facts of={facts} />}
          <p>{act.explains}</p>
          {act.shows?.(id)}
          {act.amount !== undefined && (
            <Field label={act.amount} name="amount" inputMode="decimal" refusal={amount} />
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
