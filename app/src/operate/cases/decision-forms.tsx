import { useState } from 'preact/hooks'
import type { CaseDecision } from '../../graphql/graphql.ts'
import type { Entered } from '../../parts/dialogs/dialog-form.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { Radios } from '../../parts/forms/radios.tsx'
import { TextArea } from '../../parts/forms/text-area.tsx'
import type { Said } from '../../parts/said.ts'
import { SendForm } from '../acting/send-form.tsx'
import { t } from './messages/index.ts'
import { confirmMutation, proposeMutation, rejectMutation } from './mutations.ts'
import type { OfCase } from './of-case.ts'

const decisions = ['LIFT_HOLD', 'CLEARED', 'REPORTED', 'TERMINATED'] as const

const Reason = ({ refusal }: { readonly refusal: Said | undefined }) => (
  <TextArea label={t('reason')} name="reason" value="" hint={t('reason.hint')} refusal={refusal} />
)

/** What is sent with the reason that the form has entered. */
function withReason<Input>(form: FormData, input: Input): Entered<Input & { reason: string }> {
  const reason = textOf(form, 'reason')
  return reason === ''
    ? { missing: { reason: () => t('reasonMissing') } }
    : { input: { ...input, reason } }
}

/** Asks what to decide, and why. */
export function ProposeForm({ of, ...dialog }: OfCase) {
  const choices = decisions.filter((one) => one !== 'LIFT_HOLD' || of.holdsMoney)
  const [decision, setDecision] = useState<CaseDecision>(choices[0] ?? 'CLEARED')
  const read = (form: FormData) => withReason(form, { id: of.id, decision })
  return (
    <SendForm
      document={proposeMutation}
      name={t('propose')}
      explains={t('propose.explains')}
      done={() => t('propose.done')}
      fields={['reason']}
      read={read}
      {...dialog}
    >
      {({ reason }) => (
        <>
          <Radios
            legend={t('whatToDecide')}
            name="decision"
            items={choices.map((one) => [one, t(`decision.${one}`)] as const)}
            chosen={decision}
            change={setDecision}
          />
          <p class="soft small">{t(`decision.${decision}.does`)}</p>
          <Reason refusal={reason} />
        </>
      )}
    </SendForm>
  )
}

interface DecidingProps extends OfCase {
  /** What is proposed, as the reader has seen it. */
  readonly decision: CaseDecision
}

/** Asks why the reader agrees. */
export function ConfirmForm({ of, decision, ...dialog }: DecidingProps) {
  const read = (form: FormData) => withReason(form, { id: of.id, decision })
  return (
    <SendForm
      document={confirmMutation}
      name={t('confirm')}
      explains={t('confirm.explains', {
        decision: t(`decision.${decision}`),
        does: t(`decision.${decision}.does`),
      })}
      done={() => t('confirm.done')}
      fields={['reason']}
      read={read}
      {...dialog}
    >
      {({ reason }) => <Reason refusal={reason} />}
    </SendForm>
  )
}

interface RejectProps extends OfCase {
  /** Whether the reader has proposed it. */
  readonly isOwn: boolean
}

/** Asks why the reader does not agree, or takes back what they have proposed. */
export function RejectForm({ of, isOwn, ...dialog }: RejectProps) {
  const read = (form: FormData) => withReason(form, { id: of.id })
  return (
    <SendForm
      document={rejectMutation}
      name={t(isOwn ? 'takeBack' : 'reject')}
      explains={t(isOwn ? 'takeBack.explains' : 'reject.explains')}
      done={() => t(isOwn ? 'takeBack.done' : 'reject.done')}
      fields={['reason']}
      read={read}
      {...dialog}
    >
      {({ reason }) => <Reason refusal={reason} />}
    </SendForm>
  )
}
