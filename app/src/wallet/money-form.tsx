import type { ComponentChildren, TargetedSubmitEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Refusal, type Refusals, refusalsOf } from '../api/refusals.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { useAttempt } from '../parts/forms/attempt.ts'
import {
  amountEntry,
  amountExamples,
  isTooFine,
  textOf,
  typedAmount,
} from '../parts/forms/entered.ts'
import { showRefused } from '../parts/forms/field.tsx'
import { Select } from '../parts/forms/select.tsx'
import { TextField } from '../parts/forms/text-field.tsx'
import { Receipt } from '../parts/loans/receipt.tsx'
import { fixedUnits, money } from '../parts/money.ts'
import { ACCOUNTS } from './bank/names.ts'
import { rich, t } from './messages/index.ts'
import type { Paid } from './operations.ts'
import { PayLink } from './pay-link.tsx'
import { Sure } from './sure.tsx'
import { outcomeOf, told } from './told.ts'

/** The outcome of moving money: the payment, or why there is none. */
export interface Moved {
  readonly paid?: Paid | undefined
  readonly refusals: readonly Refusal[]
}

/** One of the reader's bank accounts to choose; the value of another choice is empty. */
export interface Choice extends Pick<Parameters<typeof Select>[0], 'label' | 'options' | 'hint'> {}

interface Wanted {
  readonly amount: string
  readonly bankAccountId?: string
}

interface Input extends Wanted {
  readonly idempotencyKey: string
}

interface Props {
  readonly title: string
  readonly button: string
  /** The label of the button that leads back to the form after a payment. */
  readonly next: string
  readonly hint: string
  readonly currency: string
  /** All that can be moved, for a button that enters it. */
  readonly all?: string
  readonly choice?: Choice | undefined
  /** The amount that it begins with. */
  readonly start?: string | undefined
  /** What is said below the outcome. */
  readonly after?: ComponentChildren
  /** Whether the reader is asked once more before the money moves. */
  readonly asks?: boolean
  readonly busy: boolean
  readonly move: (input: Input) => Promise<Moved>
}

/** How a receipt looks. */
const looks = { done: 'good', underway: 'plain', failed: 'refused' } as const

/** Moves an amount into the wallet or out of it; shows a refusal at the field that it concerns. */
export function MoneyForm(props: Props) {
  const { title, button, next, hint, currency, all, choice, start = '', after, busy } = props
  const { asks = false, move } = props
  const [refusals, setRefusals] = useState<Refusals>({})
  const [paid, setPaid] = useState<Paid>()
  // What was asked about: another amount or account is another question.
  const [asked, setAsked] = useState<Wanted>()
  const [declined, setDeclined] = useState(0)
  // Also while the reader signs in again for it: what is on its way can't be taken back.
  const [sending, setSending] = useState(false)
  const attempt = useAttempt()
  const place = useRef<HTMLFormElement>(null)
  // The answer that was pressed is gone.
  useLayoutEffect(() => {
    if (declined > 0) place.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [declined])
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const form = new FormData(sent)
    const amount = typedAmount(textOf(form, 'amount'))
    if (amount === undefined) {
      setRefusals({ amount: amountExamples })
      return showRefused(sent)
    }
    const account = textOf(form, 'bankAccountId')
    const wanted = { amount, ...(account !== '' && { bankAccountId: account }) }
    if (asks && !isTooFine(amount, currency)) setAsked(wanted)
    else void send(wanted)
  }
  const send = async (wanted: Wanted) => {
    setSending(true)
    const moved = await move({ ...wanted, idempotencyKey: attempt.keyFor(wanted) }).finally(() =>
      setSending(false),
    )
    setRefusals(refusalsOf(moved.refusals, ['amount', 'bankAccountId']))
    // A payment that failed is over, too: to try again is another one.
    attempt.answered(moved.refusals)
    setAsked(undefined)
    if (moved.paid === undefined) return place.current && showRefused(place.current)
    setPaid(moved.paid)
  }
  const outcome = paid && outcomeOf(paid)
  return (
    <Card title={title}>
      <div role="status">
        {paid && outcome && (
          <Receipt
            look={looks[outcome]}
            next={outcome === 'failed' ? t('tryAgain') : next}
            again={() => setPaid(undefined)}
          >
            {told(paid)}{' '}
            <PayLink url={paid.paymentUrl} amount={money(paid.amount, paid.currency)} />
          </Receipt>
        )}
        {paid && after}
      </div>
      {!paid && (
        <form
          class="stack"
          ref={place}
          onSubmit={submit}
          onInput={() => sending || setAsked(undefined)}
          noValidate
        >
          <TextField
            label={t('amountIn', { currency })}
            name="amount"
            start={start}
            inputMode="decimal"
            hint={hint}
            refusal={refusals.amount}
          />
          {all && fixedUnits(all) > 0n && (
            <div>
              <Button
                onClick={({ currentTarget: { form } }) => {
                  if (form) enter(form, all)
                  if (!sending) setAsked(undefined)
                }}
              >
                {t('allOfIt', { amount: money(all, currency) })}
              </Button>
            </div>
          )}
          {choice && (
            <Select
              // Another list begins with what can be chosen from it.
              key={choice.options.map(([value, , disabled]) => !disabled && value).join()}
              {...choice}
              name="bankAccountId"
              refusal={refusals.bankAccountId}
            />
          )}
          <Notice refused>{refusals['']}</Notice>
          <Notice refused>{!choice && refusals.bankAccountId && <AccountMissing />}</Notice>
          {asked ? (
            <Sure
              amount={money(asked.amount, currency)}
              account={choice?.options.find(([value]) => value === asked.bankAccountId)?.[1]}
              busy={busy || sending}
              agree={() => void send(asked)}
              decline={() => {
                setAsked(undefined)
                setDeclined(declined + 1)
              }}
            />
          ) : (
            <div>
              <Button look="primary" type="submit" busy={busy || sending}>
                {button}
              </Button>
            </div>
          )}
        </form>
      )}
    </Card>
  )
}

/** Enters an amount, as if it were typed. */
function enter(form: HTMLFormElement, amount: string): void {
  const field = form.elements.namedItem('amount')
  if (field instanceof HTMLInputElement) field.value = amountEntry(amount)
}

/** What is said if money leaves to bank accounts alone, and the reader has none. */
function AccountMissing() {
  return (
    <>
      {rich('noBankAccount', {
        link: (part) => <a href={`#${ACCOUNTS}`}>{part}</a>,
      })}
    </>
  )
}
