import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusals, refusalsOf } from '../../api/refusals.ts'
import { textOf } from '../../parts/entered.ts'
import { showRefused } from '../../parts/field.tsx'
import { Radios } from '../../parts/radios.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useToast } from '../../parts/toasts.tsx'
import type { Input } from '../acting/act.ts'
import { ActEnd } from '../acting/act-end.tsx'
import { missingIn } from '../acting/entered.ts'
import { useAct } from '../acting/use-act.ts'
import { assigning } from './assigning.ts'
import { MemberChoice } from './member-choice.tsx'
import type { ToAssign } from './operations.ts'

const uses = [
  ['member', 'A member’s deposit'],
  ['provider', 'Money from or to a payment provider'],
  ['fees', 'The bank’s fees'],
] as const

type Use = (typeof uses)[number][0]

const fields = ['memberId', 'provider', 'fee', 'reason']

interface Props extends ToAssign {
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
}

/** Asks what a line of the bank's statement is for, and why. */
export function AssignForm({ item, amount, after, title, close }: Props) {
  const isPaidOut = item.amount.startsWith('-')
  // What left the account is nobody's deposit.
  const choices = isPaidOut ? uses.slice(1) : uses
  const [use, setUse] = useState<Use>(choices[0]?.[0] ?? 'fees')
  const { busy, refused, send } = useAct(assigning)
  const [missing, setMissing] = useState<Refusals>({})
  const tell = useToast()
  const refusals = { ...refusalsOf(refused, fields), ...missing }
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const entered = new FormData(form)
    const lacks = { ...lackingIn(entered, use), ...missingIn(assigning, entered) }
    setMissing(lacks)
    if (Object.keys(lacks).length > 0) return showRefused(form)
    const told = await send(inputOf(item.lineId, entered, use))
    if (told === undefined) return showRefused(form)
    close()
    tell(told)
    after()
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>
        {assigning.name}: {amount}
        {item.counterparty && `, ${item.counterparty}`}
      </h2>
      {item.remittance && <p class="why">“{item.remittance}”</p>}
      <p>{assigning.explains}</p>
      <Radios legend="What it is for" name="use" items={choices} chosen={use} change={setUse} />
      {use === 'member' && (
        <MemberChoice words={item.counterparty ?? ''} refusal={refusals.memberId} />
      )}
      {use === 'provider' && (
        <TextField
          label="Which payment provider"
          name="provider"
          start={item.provider ?? ''}
          hint="Its name in the platform’s settings, such as stripe."
          refusal={refusals.provider}
        />
      )}
      {use === 'provider' && (
        <TextField
          label="Fee"
          name="fee"
          start=""
          hint="What the provider kept of the money, if anything."
          refusal={refusals.fee}
        />
      )}
      <TextArea
        label="Reason"
        name="reason"
        value=""
        hint={assigning.readers}
        refusal={refusals.reason}
      />
      <ActEnd
        act={assigning}
        busy={busy}
        refused={refused.filter(({ field }) => !field || !fields.includes(field))}
        sure={missing.sure}
        close={close}
      />
    </form>
  )
}

function lackingIn(form: FormData, use: Use): Refusals {
  if (use === 'member' && textOf(form, 'memberId') === '')
    return { memberId: 'Find the member, and choose them from the list.' }
  if (use === 'provider' && textOf(form, 'provider') === '')
    return { provider: 'Enter the name of the payment provider.' }
  return {}
}

function inputOf(id: string, form: FormData, use: Use): Input {
  const of = {
    member: { memberId: textOf(form, 'memberId') },
    provider: {
      provider: textOf(form, 'provider'),
      ...(textOf(form, 'fee') !== '' && { fee: textOf(form, 'fee') }),
    },
    fees: { bankFees: true },
  }
  return { id, reason: textOf(form, 'reason'), ...of[use] }
}
