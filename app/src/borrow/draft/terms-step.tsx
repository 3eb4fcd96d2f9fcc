import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { saidBy } from '../../api/refusals.ts'
import { AmountField } from '../../parts/forms/amount-field.tsx'
import { amountEntry, typedAmount, wholeOf } from '../../parts/forms/entered.ts'
import { Field } from '../../parts/forms/field.tsx'
import { fieldName } from '../../parts/forms/field-names.ts'
import { wrongAmount } from '../../parts/forms/wrong-amount.ts'
import { term } from '../../parts/time.ts'
import { t } from '../messages/index.ts'
import { limitsQuery } from '../operations.ts'
import { Guidance } from './guidance.tsx'
import { outsideLimits } from './outside.ts'
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
  const [{ data }] = useQuery({ query: limitsQuery })
  const outside = (isLeft = true) => outsideLimits(asked, data?.platform, currency, isLeft)
  // What the platform doesn't lend has no price.
  const isPossible = wrongIn() === undefined
  function wrongIn() {
    const wrong = wrongAmount(amount, currency)
    const all = {
      ...outside(),
      ...(wrong && { amountRequested: wrong }),
      ...(asked.interestRate === undefined && { interestRate: t('rateExample') }),
      ...(asked.months === undefined && { repaymentPeriodMonths: t('monthsExample') }),
    }
    return Object.keys(all).length > 0 ? all : undefined
  }
  const refusalOf = (name: 'interestRate' | 'repaymentPeriodMonths') =>
    outside()[name] ? () => outside()[name] ?? '' : refusals[name]
  const typed = (form: FormData) =>
    termsOf({
      amount: typedAmount(String(form.get('amountRequested'))),
      interestRate: typedAmount(String(form.get('interestRate'))),
      months: wholeOf(String(form.get('repaymentPeriodMonths'))),
    })
  const submit = async () => {
    if (!isPossible) {
      draft.refuse(saidBy(() => wrongIn() ?? {}))
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
      beside={
        <QuotePanel
          asked={isPossible ? asked : { ...asked, amount: undefined }}
          currency={currency}
        />
      }
    >
      <AmountField
        label={t('amountIn', { currency })}
        name="amountRequested"
        currency={currency}
        value={amount}
        onInput={setAmount}
        wrong={(_, isLeft) => outside(isLeft).amountRequested}
        refusal={refusals.amountRequested}
      />
      <Field
        label={t('rateAYear')}
        name="interestRate"
        inputMode="decimal"
        value={rate}
        onInput={(event) => setRate(event.currentTarget.value)}
        hint={t('rate.hint')}
        refusal={refusalOf('interestRate')}
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
        refusal={refusalOf('repaymentPeriodMonths')}
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
