import { useMutation, useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { lost } from '../api/refusals.ts'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import type { InDialog } from '../parts/dialogs/dialog.tsx'
import { DialogButtons } from '../parts/dialogs/dialog-buttons.tsx'
import { money } from '../parts/money.ts'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import { acknowledgeMutation, lenderTestQuery, type TakenTest } from './operations.ts'
import { TestForm } from './test-form.tsx'

/** The questions, and then what the answers have shown. */
export function LenderTest({ title, close }: InDialog) {
  const [{ data, error }] = useQuery({ query: lenderTestQuery, requestPolicy: 'network-only' })
  const [taken, setTaken] = useState<TakenTest>()
  const test = data?.lenderTest
  const { currency } = data?.me.wallet ?? {}
  if (!test || currency === undefined)
    return (
      <div class="stack">
        <h2 id={title}>{t('title')}</h2>
        {error ? <Notice refused>{error.message}</Notice> : <Skeleton />}
      </div>
    )
  const shown = taken ?? (test.missing === 'NOT_ACKNOWLEDGED' ? test.newest : null)
  return shown ? (
    <Results test={shown} {...{ title, currency, close }} />
  ) : (
    <TestForm {...{ title, test, currency, close }} done={setTaken} />
  )
}

/** What the reader has to know and to confirm: the warning, if there is one, and the loss that they can bear. */
function Results({
  title,
  test,
  currency,
  close,
}: InDialog & { readonly test: TakenTest; readonly currency: string }) {
  const [{ fetching }, send] = useMutation(acknowledgeMutation)
  const [problem, setProblem] = useState('')
  const tell = useToast()
  const { id, warning, netWorth, bearableLoss } = test
  const acknowledge = async () => {
    const { data, error } = await send({ input: { id } })
    const errors = data?.acknowledgeLenderTest.userErrors ?? lost(error)
    if (errors.length > 0) return setProblem(errors.map(({ message }) => message).join(' '))
    close()
    tell(() => t('done'))
  }
  return (
    <div class="stack">
      <h2 id={title}>{t('results')}</h2>
      {warning ? <Notice>{warning}</Notice> : <p>{t('sufficient')}</p>}
      <p>
        {t('netWorth', { amount: money(netWorth, currency), loss: money(bearableLoss, currency) })}
      </p>
      <Notice refused>{problem}</Notice>
      <DialogButtons name={t('acknowledge')} busy={fetching} close={close} onClick={acknowledge} />
    </div>
  )
}
