import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { lost, type Refusals, refusalsOf } from '../api/refusals.ts'
import type { Prepayment } from '../graphql/graphql.ts'
import { useAttempt } from '../parts/attempt.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { AMOUNT_EXAMPLES, typedAmount } from '../parts/entered.ts'
import { Field } from '../parts/field.tsx'
import { decimalString, decimalsOf } from '../parts/minor.ts'
import { fixedUnits, money } from '../parts/money.ts'
import { Receipt } from '../parts/receipt.tsx'
import { type RepayableLoan, repayMutation, type Schedule } from './operations.ts'
import { amountsOf } from './repay-amounts.ts'
import { Saves } from './saves.tsx'

interface Props {
  readonly loan: RepayableLoan
  readonly schedule: Schedule
  /** The available balance of the wallet. */
  readonly available: string
}

const choicesOfPrepayment: readonly (readonly [Prepayment, string])[] = [
  ['SHORTEN', 'end the loan sooner'],
  ['LOWER', 'lower each payment'],
  ['ADVANCE', 'pay the next instalments, with their interest'],
]

/** Repays what is due or more, and shows what that would save, and then what it has saved. */
export function RepayForm({ loan, schedule, available }: Props) {
  const { currency } = loan
  const choices = amountsOf(loan)
  const [text, setText] = useState(choices[0]?.amount ?? '')
  const [prepayment, setPrepayment] = useState<Prepayment>('SHORTEN')
  const [refusals, setRefusals] = useState<Refusals>({})
  const [done, setDone] = useState('')
  const [{ fetching }, repay] = useMutation(repayMutation)
  const attempt = useAttempt()
  const amount = typedAmount(text)
  const taken = amount === undefined ? undefined : atMost(amount, loan)
  const isActive = loan.status === 'ACTIVE'
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fetching) return
    if (amount === undefined) return setRefusals({ amount: AMOUNT_EXAMPLES })
    const input = { loanId: loan.id, amount, prepayment }
    const { data, error } = await repay({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const payload = data?.repayLoan
    setRefusals(refusalsOf(payload?.userErrors ?? lost(error), ['amount']))
    if (!payload?.loan || payload.applied === null) return
    attempt.done()
    setDone(toldOf(schedule, payload.loan.repaymentSchedule, payload.applied, currency))
    setText('')
  }
  if (loan.status === 'REPAID' && !done) return null
  if (done)
    return (
      <Card title="Repay">
        <div role="status">
          {loan.status === 'REPAID' ? (
            <p class="notice good">{done}</p>
          ) : (
            <Receipt next="Repay more" again={() => setDone('')}>
              {done}
            </Receipt>
          )}
        </div>
      </Card>
    )
  return (
    <Card title="Repay">
      <form class="stack" onSubmit={submit} noValidate>
        <fieldset class="group row" aria-label="Usual amounts">
          {choices.map(({ label, amount: one }) => (
            <button
              key={label}
              type="button"
              class="chip"
              aria-pressed={amount === one}
              onClick={() => setText(one)}
            >
              {label} <b class="figures">{money(one, currency)}</b>
            </button>
          ))}
        </fieldset>
        <Field
          label={`Amount in ${currency}`}
          name="amount"
          inputMode="decimal"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          hint={
            taken === amount
              ? `Your wallet has ${money(available, currency)} for it.`
              : `You owe ${money(loan.payoffAmount ?? '0', currency)}: no more than that is taken.`
          }
          refusal={refusals.amount}
        />
        {isActive && (
          <fieldset class="picks">
            <legend>What you pay early should</legend>
            {choicesOfPrepayment.map(([one, label]) => (
              <label key={one}>
                <input
                  type="radio"
                  name="prepayment"
                  checked={prepayment === one}
                  onChange={() => setPrepayment(one)}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        )}
        {isActive && amount !== undefined && (
          <Saves {...{ loan, schedule, prepayment }} amount={amount} />
        )}
        <Notice refused>{refusals['']}</Notice>
        <div>
          <Button look="primary" type="submit" busy={fetching}>
            {taken === undefined ? 'Repay' : `Repay ${money(taken, currency)}`}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** How much of an amount is taken: no more than is owed. */
function atMost(amount: string, { payoffAmount, currency }: RepayableLoan): string {
  const decimals = decimalsOf(currency)
  const [typed, owed] = [fixedUnits(amount, decimals), fixedUnits(payoffAmount ?? amount, decimals)]
  return typed > owed ? decimalString(owed, decimals) : amount
}

/** Says what a payment did, from the schedules before and after it. */
function toldOf(
  before: Schedule,
  after: Schedule | null,
  applied: string,
  currency: string,
): string {
  const decimals = decimalsOf(currency)
  const interest = (schedule: Schedule) => fixedUnits(schedule.totalInterest, decimals)
  const saved = after === null ? 0n : interest(before) - interest(after)
  const paid = `You repaid ${money(applied, currency)}.`
  if (saved <= 0n) return paid
  return `${paid} It saved you ${money(decimalString(saved, decimals), currency)} of interest.`
}
