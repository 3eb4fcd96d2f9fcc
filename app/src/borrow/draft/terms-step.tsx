import { useState } from 'preact/hooks'
import { saidBy } from '../../api/refusals.ts'
import { amountEntry, isTooFine, typedAmount, wholeOf } from '../../parts/forms/entered.ts'
import { Field } from '../../parts/forms/field.tsx'
import { fieldName } from '../../parts/forms/field-names.ts'
import { term } from '../../parts/time.ts'
import { t } from '../messages/index.ts'
import { wrongAmount } from '../repaying/repay-amounts.ts'
import { Guidance } from './guidance.tsx'
import { QuotePanel } from './quote-panel.tsx'
import { StepForm } from './step-form.tsx'
import type { Draft } from './use-draft.ts'

const terms = [6, 12, 24, 36]

interface Props {
  readonly draft: Draft
  readonly currency: string
  readonly next: (id?: string) => void
}

/** How much, at which rate and for how long, with the price beside it. */
export function TermsStep({ draft, currency, next }: Props) {
  const { refusals } = draft
  const kept = { ...draft.loan, ...draft.begun }
  const [amount, setAmount] = useState(() => amountEntry(kept.amountRequested ?? '1000'))
  const [rate, setRate] = useState(() => amountEntry(kept.interestRate ?? '9.5'))
  const [months, setMonths] = useState(String(kept.repaymentPeriodMonths ?? 12))
  const asked = {
    amount: typedAmount(amount),
    interestRate: typedAmount(rate),
    months: wholeOf(months),
  }
  // Nobody pays fractions of a cent, so there is no price for them.
  const payable = isTooFine(asked.amount ?? '', currency) ? { ...asked, amount: undefined } : asked
  const typed = (form: FormData) =>
    termsOf({
      amount: typedAmount(String(form.get('amountRequested'))),
      interestRate: typedAmount(String(form.get('interestRate'))),
      months: wholeOf(String(form.get('repaymentPeriodMonths'))),
    })
  const submit = async () => {
    const wrong = wrongIn(asked, currency)
    if (wrong) {
      draft.refuse(saidBy(() => wrongIn(asked, currency) ?? {}))
      return false
    }
    const saved = await draft.save(termsOf(asked))
    // Without a title, it is kept in this browser.
    if (saved) next(saved.loan?.id)
    return saved !== undefined
  }
  return (
    <StepForm
      step="terms"
      draft={draft}
      typed={typed}
      submit={submit}
      beside={<QuotePanel asked={payable} currency={currency} />}
    >
      <Field
        label={t('amountIn', { currency })}
        name="amountRequested"
        inputMode="decimal"
        value={amount}
        onInput={(event) => setAmount(event.currentTarget.value)}
        refusal={refusals.amountRequested}
      />
      <Field
        label={t('rateAYear')}
        name="interestRate"
        inputMode="decimal"
        value={rate}
        onInput={(event) => setRate(event.currentTarget.value)}
        hint={t('rate.hint')}
        refusal={refusals.interestRate}
      />
      <Guidance
        amount={asked.amount}
        months={asked.months}
        rate={asked.interestRate}
        currency={currency}
      />
      <Field
        label={fieldName('repaymentPeriodMonths')}
        name="repaymentPeriodMonths"
        inputMode="numeric"
        value={months}
        onInput={(event) => setMonths(event.currentTarget.value)}
        refusal={refusals.repaymentPeriodMonths}
      />
      <fieldset class="group row" aria-label={t('usualTerms')}>
        {terms.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={months === String(one)}
            onClick={() => {
              setMonths(String(one))
              draft.accept('repaymentPeriodMonths')
            }}
          >
            {term(one)}
          </button>
        ))}
      </fieldset>
    </StepForm>
  )
}

/** The terms that are numbers, as changes of the draft. */
function termsOf({ amount, interestRate, months }: Parameters<typeof QuotePanel>[0]['asked']) {
  return {
    ...(amount !== undefined && { amountRequested: amount }),
    ...(interestRate !== undefined && { interestRate }),
    ...(months !== undefined && { repaymentPeriodMonths: months }),
  }
}

/** A refusal for each of the terms that is not a number; undefined if all are. */
function wrongIn(
  { amount, interestRate, months }: Parameters<typeof QuotePanel>[0]['asked'],
  currency: string,
) {
  const wrongly = wrongAmount(amount, currency)
  const wrong = {
    ...(wrongly && { amountRequested: wrongly() }),
    ...(interestRate === undefined && { interestRate: t('rateExample') }),
    ...(months === undefined && { repaymentPeriodMonths: t('monthsExample') }),
  }
  return Object.keys(wrong).length > 0 ? wrong : undefined
}
