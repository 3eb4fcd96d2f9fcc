import { useState } from 'preact/hooks'
import { AMOUNT_EXAMPLES, typedAmount, wholeOf } from '../parts/entered.ts'
import { Field } from '../parts/field.tsx'
import { fieldNames } from '../parts/field-names.ts'
import { QuotePanel } from './quote-panel.tsx'
import { StepForm } from './step-form.tsx'
import type { Draft } from './use-draft.ts'

const terms = [6, 12, 24, 36]

interface Props {
  readonly draft: Draft
  readonly currency: string
  readonly next: (id: string) => void
}

/** How much, at which rate and for how long, with the price beside it. */
export function TermsStep({ draft, currency, next }: Props) {
  const { loan, refusals } = draft
  const [amount, setAmount] = useState(loan?.amountRequested ?? '1000')
  const [rate, setRate] = useState(loan?.interestRate ?? '9.5')
  const [months, setMonths] = useState(String(loan?.repaymentPeriodMonths ?? 12))
  const asked = {
    amount: typedAmount(amount),
    interestRate: typedAmount(rate),
    months: wholeOf(months),
  }
  const submit = async () => {
    const wrong = wrongIn(asked)
    if (wrong) return draft.refuse(wrong)
    const saved = await draft.save({
      ...(asked.amount !== undefined && { amountRequested: asked.amount }),
      ...(asked.interestRate !== undefined && { interestRate: asked.interestRate }),
      ...(asked.months !== undefined && { repaymentPeriodMonths: asked.months }),
    })
    if (saved?.loan) next(saved.loan.id)
  }
  return (
    <div class="two">
      <StepForm step="terms" draft={draft} submit={submit}>
        <Field
          label={`${fieldNames.amountRequested} in ${currency}`}
          name="amountRequested"
          inputMode="decimal"
          value={amount}
          onInput={(event) => setAmount(event.currentTarget.value)}
          refusal={refusals.amountRequested}
        />
        <Field
          label={`${fieldNames.interestRate}, % a year`}
          name="interestRate"
          inputMode="decimal"
          value={rate}
          onInput={(event) => setRate(event.currentTarget.value)}
          hint="What you offer. A higher rate finds lenders sooner."
          refusal={refusals.interestRate}
        />
        <Field
          label={fieldNames.repaymentPeriodMonths}
          name="repaymentPeriodMonths"
          inputMode="numeric"
          value={months}
          onInput={(event) => setMonths(event.currentTarget.value)}
          refusal={refusals.repaymentPeriodMonths}
        />
        <fieldset class="group row" aria-label="Usual terms">
          {terms.map((one) => (
            <button
              key={one}
              type="button"
              class="chip"
              aria-pressed={months === String(one)}
              onClick={() => setMonths(String(one))}
            >
              {one} months
            </button>
          ))}
        </fieldset>
      </StepForm>
      <QuotePanel asked={asked} currency={currency} />
    </div>
  )
}

/** A refusal for each of the terms that is not a number; undefined if all are. */
function wrongIn({ amount, interestRate, months }: Parameters<typeof QuotePanel>[0]['asked']) {
  const wrong = {
    ...(amount === undefined && { amountRequested: AMOUNT_EXAMPLES }),
    ...(interestRate === undefined && { interestRate: 'Enter a percentage such as 9.5.' }),
    ...(months === undefined && { repaymentPeriodMonths: 'Enter whole months, such as 12.' }),
  }
  return Object.keys(wrong).length > 0 ? wrong : undefined
}
