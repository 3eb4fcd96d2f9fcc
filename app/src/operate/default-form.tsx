import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Card, Facts, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { money } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { useToast } from '../parts/toasts.tsx'
import { words } from '../parts/words.ts'
import { defaultMutation, type Operated } from './operations.ts'

/** A loan, and a way to declare it as defaulted, which asks once more. */
export function DefaultForm({ loan }: { readonly loan: Operated }) {
  const [{ fetching }, declare] = useMutation(defaultMutation)
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState('')
  const tell = useToast()
  const send = async () => {
    const { data, error } = await declare({ input: { id: loan.id } })
    const refused = data?.defaultLoan.userErrors.map(({ message }) => message).join(' ')
    setProblem(error?.message ?? refused ?? '')
    setAsks(false)
    if (data?.defaultLoan.loan) tell(`“${loan.title}” is declared as defaulted.`)
  }
  return (
    <Card title={loan.title}>
      <Facts
        of={[
          ['Status', words(loan.status)],
          ['Amount', money(loan.amountRequested, loan.currency)],
          ['Days late', loan.daysPastDue === null ? '–' : String(loan.daysPastDue)],
          ['Due now', loan.amountDue === null ? '–' : money(loan.amountDue, loan.currency)],
          [
            'Owed in all',
            loan.payoffAmount === null ? '–' : money(loan.payoffAmount, loan.currency),
          ],
          ['Paid out', loan.disbursementDate === null ? '–' : day(loan.disbursementDate)],
        ]}
      />
      <p class="soft small id">{loan.id}</p>
      <Notice refused>{problem}</Notice>
      {loan.status === 'ACTIVE' && !asks && (
        <div>
          <Button onClick={() => setAsks(true)}>Declare as defaulted…</Button>
        </div>
      )}
      {asks && (
        <fieldset class="group stack tight" aria-label="Declare as defaulted?">
          <p>The lenders write off what is still owed. This can’t be undone.</p>
          <div class="row">
            <Button look="primary" busy={fetching} onClick={send} autofocus>
              Declare as defaulted
            </Button>
            <Button look="plain" onClick={() => setAsks(false)}>
              Leave it
            </Button>
          </div>
        </fieldset>
      )}
    </Card>
  )
}
