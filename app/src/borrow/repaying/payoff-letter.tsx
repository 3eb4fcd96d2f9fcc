import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { lost, type Refusals, refusalsOf } from '../../api/refusals.ts'
import { Card, Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { FieldFrame, showRefused } from '../../parts/forms/field.tsx'
import { money } from '../../parts/money.ts'
import { day, today } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { rich, t } from '../messages/index.ts'
import { type FullLoan, payoffLetterMutation } from '../operations.ts'

/** How many days ahead a letter can name what repays a loan. */
const DAYS_AHEAD = 30

/** Has the borrower ask for the letter that says what repays the loan completely by a day. */
export function PayoffLetter({ loan }: { readonly loan: FullLoan }) {
  const [{ fetching }, ask] = useMutation(payoffLetterMutation)
  // Past midnight, the day that was offered first is over.
  const [chosen, setUntil] = useState<string>()
  const until = chosen ?? today()
  const [refusals, setRefusals] = useState<Refusals>({})
  const [told, setTold] = useState<{ readonly amount: string; readonly until: string }>()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { data, error } = await ask({ input: { loanId: loan.id, until } })
    const payload = data?.requestPayoffLetter
    setRefusals(refusalsOf(payload?.userErrors ?? lost(error), ['until']))
    setTold(payload?.payoffLetter ?? undefined)
    if (!payload?.payoffLetter) showRefused(form)
  }
  return (
    <Card title={t('payoffLetter')}>
      <form class="stack" onSubmit={submit} noValidate>
        <FieldFrame
          label={t('payoffLetter.until')}
          hint={t('payoffLetter.hint')}
          refusal={refusals.until}
          control={(tied) => (
            <input
              {...tied}
              type="date"
              name="until"
              min={today()}
              max={today(DAYS_AHEAD)}
              value={until}
              onInput={(event) => setUntil(event.currentTarget.value)}
            />
          )}
        />
        <Notice refused>{refusals['']}</Notice>
        <div role="status">
          {told && (
            <p class="notice good">
              {rich('payoffLetter.told', {
                amount: money(told.amount, loan.currency),
                day: day(told.until),
                link: (text) => <a href={`${BASE}/documents`}>{text}</a>,
              })}
            </p>
          )}
        </div>
        <div>
          <Button type="submit" busy={fetching}>
            {t('payoffLetter.ask')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
