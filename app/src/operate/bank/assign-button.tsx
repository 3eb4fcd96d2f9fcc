import { useState } from 'preact/hooks'
import { type Refusals, saidBy } from '../../api/refusals.ts'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { AmountField } from '../../parts/forms/amount-field.tsx'
import { textOf, typedAmount } from '../../parts/forms/entered.ts'
import { Radios } from '../../parts/forms/radios.tsx'
import { Select } from '../../parts/forms/select.tsx'
import { wrongAmount } from '../../parts/forms/wrong-amount.ts'
import { day } from '../../parts/time.ts'
import type { Input } from '../acting/act.ts'
import { Reason, ReasonForm } from '../acting/reason-form.tsx'
import { reasonSaid } from '../values.ts'
import { memberNamed } from '../who.ts'
import { assigning } from './assigning.ts'
import { MemberChoice } from './member-choice.tsx'
import { t } from './messages/index.ts'
import type { ToAssign } from './operations.ts'

const uses = ['payment', 'member', 'provider', 'fees', 'own'] as const

type Use = (typeof uses)[number]

const fields = ['memberId', 'paymentId', 'provider', 'fee', 'reason']

/** A button that opens the dialog in which a line is assigned. */
export function AssignButton(line: ToAssign) {
  const { amount, item } = line
  const { counterparty } = item
  return (
    <DialogButton
      name={t('assign.name')}
      aria-label={t(counterparty ? 'assignFrom' : 'assignAmount', { amount, counterparty })}
    >
      {(dialog) => <AssignForm {...line} {...dialog} />}
    </DialogButton>
  )
}

/** Asks what a line of the bank's statement is for, and why. */
function AssignForm(props: ToAssign & InDialog) {
  const { item, amount, payments, providers, ...dialog } = props
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
  const read = (form: FormData) => {
    const missing = lackingIn(form, use)
    return missing ? { missing } : { input: inputOf(item.lineId, form, use) }
  }
  return (
    <ReasonForm
      act={act}
      heading={`${act.name}: ${[amount, item.counterparty].filter(Boolean).join(', ')}`}
      fields={fields}
      read={read}
      {...dialog}
    >
      {({ paymentId, memberId, provider, fee, reason }) => (
        <>
          {item.remittance && (
            <p class="why">{t('quoted', { text: reasonSaid(item.remittance) })}</p>
          )}
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
                  name: memberNamed(one.payment?.member ?? {}, t('noNameGiven')),
                  day: day(one.since),
                }),
              ])}
              hint={t('whichPayment.hint')}
              refusal={paymentId}
            />
          )}
          {use === 'member' && (
            <MemberChoice
              label={t('whoseDeposit')}
              hint={t('whoseDeposit.hint')}
              words={item.counterparty ?? ''}
              refusal={memberId}
            />
          )}
          {use === 'provider' && (
            <Select
              label={t('whichPaymentProvider')}
              name="provider"
              options={providers.map((one) => [one, one])}
              refusal={provider}
            />
          )}
          {use === 'provider' && (
            <AmountField label={t('fee')} name="fee" hint={t('fee.hint')} refusal={fee} />
          )}
          <Reason act={act} refusal={reason} />
        </>
      )}
    </ReasonForm>
  )
}

/** What is missing in it; undefined if nothing. */
function lackingIn(form: FormData, use: Use): Refusals | undefined {
  if (use === 'member' && textOf(form, 'memberId') === '')
    return { memberId: () => t('memberMissing') }
  const fee = use === 'provider' ? textOf(form, 'fee') : ''
  const wrong = () => ({ fee: fee === '' ? undefined : wrongAmount(fee) })
  return wrong().fee === undefined ? undefined : saidBy(wrong)
}

function inputOf(id: string, form: FormData, use: Use): Omit<Input, 'reason'> {
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
  return { id, ...of[use] }
}
