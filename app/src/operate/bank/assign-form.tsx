import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusals, refusalsOf } from '../../api/refusals.ts'
import { amountExamples, textOf, typedAmount } from '../../parts/entered.ts'
import { showRefused } from '../../parts/field.tsx'
import { Radios } from '../../parts/radios.tsx'
import { Select } from '../../parts/select.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { day } from '../../parts/time.ts'
import { useToast } from '../../parts/toasts.tsx'
import type { Input } from '../acting/act.ts'
import { ActEnd } from '../acting/act-end.tsx'
import { missingIn } from '../acting/entered.ts'
import { useAct } from '../acting/use-act.ts'
import { reasonSaid } from '../values.ts'
import { assigning } from './assigning.ts'
import { MemberChoice } from './member-choice.tsx'
import { t } from './messages/index.ts'
import type { ToAssign } from './operations.ts'

const uses = ['payment', 'member', 'provider', 'fees', 'own'] as const

type Use = (typeof uses)[number]

const fields = ['memberId', 'paymentId', 'provider', 'fee', 'reason']

interface Props extends ToAssign {
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
}

/** Asks what a line of the bank's statement is for, and why. */
export function AssignForm({ item, amount, payments, providers, after, title, close }: Props) {
  const isPaidOut = item.amount.startsWith('-')
  // What left the account is nobody's deposit.
  const choices = uses.filter(
    (one) =>
      (one !== 'member' || !isPaidOut) &&
      (one !== 'payment' || payments.length > 0) &&
      (one !== 'provider' || providers.length > 0),
  )
  const [use, setUse] = useState<Use>(choices[0] ?? 'fees')
  const act = assigning()
  const { busy, refused, send } = useAct(act)
  const [missing, setMissing] = useState<Refusals>({})
  const tell = useToast()
  const refusals = { ...refusalsOf(refused, fields), ...missing }
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const lacks = { ...lackingIn(entered, use), ...missingIn(act, entered) }
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
        {act.name}: {amount}
        {item.counterparty && `, ${item.counterparty}`}
      </h2>
      {item.remittance && <p class="why">{t('quoted', { text: reasonSaid(item.remittance) })}</p>}
      <p>{act.explains}</p>
      <Radios
        legend={t('whatItIsFor')}
        name="use"
        items={choices.map((one) => [one, t(`use.${one}`)] as const)}
        chosen={use}
        change={setUse}
      />
      {use === 'payment' && (
        <Select
          label={t('whichPayment')}
          name="paymentId"
          options={payments.map((one) => [
            one.paymentId ?? '',
            t('paymentOf', {
              name: one.payment?.member.fullName ?? t('noNameGiven'),
              day: day(one.since),
            }),
          ])}
          hint={t('whichPayment.hint')}
          refusal={refusals.paymentId}
        />
      )}
      {use === 'member' && (
        <MemberChoice
          label={t('whoseDeposit')}
          hint={t('whoseDeposit.hint')}
          words={item.counterparty ?? ''}
          refusal={refusals.memberId}
        />
      )}
      {use === 'provider' && (
        <Select
          label={t('whichPaymentProvider')}
          name="provider"
          options={providers.map((one) => [one, one])}
          refusal={refusals.provider}
        />
      )}
      {use === 'provider' && (
        <TextField
          label={t('fee')}
          name="fee"
          start=""
          inputMode="decimal"
          hint={t('fee.hint')}
          refusal={refusals.fee}
        />
      )}
      <TextArea
        label={t('reason')}
        name="reason"
        value=""
        hint={act.readers}
        refusal={refusals.reason}
      />
      <ActEnd
        act={act}
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
    return { memberId: () => t('memberMissing') }
  const fee = use === 'provider' ? textOf(form, 'fee') : ''
  if (fee !== '' && typedAmount(fee) === undefined) return { fee: amountExamples }
  return {}
}

function inputOf(id: string, form: FormData, use: Use): Input {
  const fee = typedAmount(textOf(form, 'fee'))
  const of = {
    payment: { paymentId: textOf(form, 'paymentId') },
    member: { memberId: textOf(form, 'memberId') },
    provider: {
      provider: textOf(form, 'provider'),
      ...(fee !== undefined && { fee }),
    },
    fees: { bankFees: true },
    own: { ownFunds: true },
  }
  return { id, reason: textOf(form, 'reason'), ...of[use] }
}
