import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { lost, type Refusals, refusalsOf } from '../api/refusals.ts'
import { Notice } from '../parts/blocks.tsx'
import type { InDialog } from '../parts/dialogs/dialog.tsx'
import { DialogButtons } from '../parts/dialogs/dialog-buttons.tsx'
import { AmountField } from '../parts/forms/amount-field.tsx'
import { typedAmount } from '../parts/forms/entered.ts'
import { showRefused } from '../parts/forms/field.tsx'
import { Radios } from '../parts/forms/radios.tsx'
import { t } from './messages/index.ts'
import { type LenderTest, type TakenTest, takeMutation } from './operations.ts'

const figures = ['income', 'assets', 'commitments'] as const

type Typed = Readonly<Record<(typeof figures)[number], string>>

interface Props extends InDialog {
  readonly test: LenderTest
  readonly currency: string
  readonly done: (test: TakenTest) => void
}

/** Asks each question and for each figure, and sends them together. */
export function TestForm({ title, test, currency, close, done }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [typed, setTyped] = useState<Typed>({ income: '', assets: '', commitments: '' })
  const [refusals, setRefusals] = useState<Refusals>({})
  const [{ fetching }, take] = useMutation(takeMutation)
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = inputOf(test, chosen, typed)
    if (input === undefined) return setRefusals({ '': () => t('unanswered') })
    const { data, error } = await take({ input })
    const taken = data?.takeLenderTest.lenderTest
    if (taken) return done(taken)
    setRefusals(refusalsOf(data?.takeLenderTest.userErrors ?? lost(error), figures))
    showRefused(form)
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>{t('title')}</h2>
      <p>{t('why')}</p>
      {test.questions.map(({ name, text, answers }) => (
        <Radios
          key={name}
          legend={text}
          name={name}
          items={answers.map((answer) => [answer.name, answer.text] as const)}
          chosen={chosen[name]}
          change={(answer) => setChosen({ ...chosen, [name]: answer })}
        />
      ))}
      <h3>{t('figures', { currency })}</h3>
      {figures.map((name) => (
        <AmountField
          key={name}
          label={t(name)}
          name={name}
          currency={currency}
          value={typed[name]}
          refusal={refusals[name]}
          onInput={(value) => setTyped((all) => ({ ...all, [name]: value }))}
        />
      ))}
      <Notice refused>{refusals['']}</Notice>
      <DialogButtons name={t('answer')} busy={fetching} close={close} />
    </form>
  )
}

/** What is sent; undefined while an answer or a figure is missing. */
function inputOf(
  { hash, questions }: LenderTest,
  chosen: Readonly<Record<string, string>>,
  typed: Typed,
) {
  const answers = questions.flatMap(({ name }) => {
    const answer = chosen[name]
    return answer === undefined ? [] : [{ question: name, answer }]
  })
  const [income, assets, commitments] = figures.map((name) => typedAmount(typed[name]))
  if (answers.length < questions.length) return undefined
  if (income === undefined || assets === undefined || commitments === undefined) return undefined
  return { hash, answers, income, assets, commitments }
}
