import type { ComponentChildren, TargetedSubmitEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Refusal, type Refusals, refusalsOf, saidBy } from '../api/refusals.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { AmountField } from '../parts/forms/amount-field.tsx'
import { useAttempt } from '../parts/forms/attempt.ts'
import { amountEntry, textOf, typedAmount } from '../parts/forms/entered.ts'
import { showRefused } from '../parts/forms/field.tsx'
import { Select } from '../parts/forms/select.tsx'
import { Receipt } from '../parts/loans/receipt.tsx'
import { fixedUnits, money } from '../parts/money.ts'
import type { Choice } from './bank/choices.ts'
import { ACCOUNTS } from './bank/names.ts'
import { rich, t } from './messages/index.ts'
import type { Paid } from './operations.ts'
import { PayLink } from './pay-link.tsx'
import { type Question, Sure } from './sure.tsx'
import { outcomeOf, told } from './told.ts'
import { beyond, wrongToSend } from './wrong-amount.ts'

/** The outcome of moving money: the payment, or why there is none. */
export interface Moved {
  readonly paid?: Paid | undefined
  readonly refusals: readonly Refusal[]
}

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
  /** All that can be moved: a button enters it, and more is refused as it is typed. */
  readonly all?: string
  readonly choice?: Choice | undefined
  /** The amount that it begins with. */
  readonly start?: string | undefined
  /** What is said below the outcome. */
  readonly after?: ComponentChildren
  readonly question: Question
  readonly busy: boolean
  /** Moves it, unless it is no longer wanted once the reader has signed in again for it. */
  readonly move: (input: Input, isWanted: () => boolean) => Promise<Moved>
}

/** How a receipt looks. */
const looks = { done: 'good', underway: 'plain', failed: 'refused' } as const

/** Moves an amount into the wallet or out of it; shows a refusal at the field that it concerns. */
export function MoneyForm(props: Props) {
  const { title, button, next, hint, currency, all, choice, start = '', after, busy } = props
  const { question, move } = props
  const [refusals, setRefusals] = useState<Refusals>({})
  const [paid, setPaid] = useState<Paid>()
  // What was asked about: another amount or account is another question.
  const [asked, setAsked] = useState<Wanted>()
  const [declined, setDeclined] = useState(0)
  // An act that waits for another login is given up by whoever types or declines meanwhile: its window may have been closed, and nothing tells us if it was.
  const act = useRef(0)
  const giveUp = () => {
    act.current += 1
    setAsked(undefined)
  }
  const attempt = useAttempt()
  const bounds = { currency, most: all }
  const place = useRef<HTMLFormElement>(null)
  // The answer that was pressed is gone.
  useLayoutEffect(() => {
    if (declined > 0) place.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [declined])
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const form = new FormData(sent)
    const text = textOf(form, 'amount')
    const amount = typedAmount(text)
    const problems = saidBy(() => problemsOf(wrongToSend(text, bounds), choice?.none))
    if (amount === undefined || Object.keys(problems).length > 0) {
      setRefusals(problems)
      return showRefused(sent)
    }
    const account = textOf(form, 'bankAccountId')
    const wanted = { amount, ...(account !== '' && { bankAccountId: account }) }
    if (question.isAsked(amount)) setAsked(wanted)
    else void send(wanted)
  }
  const send = async (wanted: Wanted) => {
    act.current += 1
    const own = act.current
    const isWanted = () => act.current === own
    const moved = await move({ ...wanted, idempotencyKey: attempt.keyFor(wanted) }, isWanted)
    if (!isWanted()) return
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
            again={() => {
              setPaid(undefined)
            }}
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
          onInput={() => {
            // What is on its way can't be taken back.
            if (busy) return
            giveUp()
            setRefusals({})
          }}
          noValidate
        >
          <AmountField
            label={t('amountIn', { currency })}
            name="amount"
            currency={currency}
            start={start}
            hint={hint}
            wrong={(typed) => beyond(typed, bounds)}
            refusal={refusals.amount}
          />
          {all && fixedUnits(all) > 0n && (
            <div>
              <Button onClick={({ currentTarget: { form } }) => form && enter(form, all)}>
                {t('allOfIt', { amount: money(all, currency) })}
              </Button>
            </div>
          )}
          {choice && (
            <Select
              // Another list begins with what can be chosen from it.
              key={choice.options.map(([value, , disabled]) => !disabled && value).join()}
              label={choice.label}
              options={choice.options}
              hint={choice.hint}
              name="bankAccountId"
              refusal={refusals.bankAccountId}
            />
          )}
          <Notice refused>{refusals['']}</Notice>
          <Notice refused>{!choice && refusals.bankAccountId && <AccountMissing />}</Notice>
          {asked ? (
            <Sure
              question={question}
              amount={money(asked.amount, currency)}
              account={choice?.options.find(([value]) => value === asked.bankAccountId)?.[1]}
              busy={busy}
              agree={() => void send(asked)}
              decline={() => {
                giveUp()
                setDeclined(declined + 1)
              }}
            />
          ) : (
            <div>
              <Button look="primary" type="submit" busy={busy}>
                {button}
              </Button>
            </div>
          )}
        </form>
      )}
    </Card>
  )
}

/** What is wrong with an amount, and with the account that it would go to. */
function problemsOf(amount: string | undefined, bankAccountId: string | undefined) {
  return {
    ...(amount !== undefined && { amount }),
    ...(bankAccountId !== undefined && { bankAccountId }),
  }
}

/** Enters an amount, as if it were typed. */
function enter(form: HTMLFormElement, amount: string): void {
  const field = form.elements.namedItem('amount')
  if (!(field instanceof HTMLInputElement)) return
  field.value = amountEntry(amount)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
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
