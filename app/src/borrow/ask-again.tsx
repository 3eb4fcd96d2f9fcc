import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { lost } from '../api/refusals.ts'
import { Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { useAttempt } from '../parts/forms/attempt.ts'
import { useRouter } from '../shell/router.ts'
import { pathOfStep } from './draft/steps.tsx'
import { t } from './messages/index.ts'
import { type Borrowed, createMutation } from './operations.ts'

/** Begins a draft with what a request said that came to nothing. */
export function AskAgain({ loan }: { readonly loan: Borrowed }) {
  const [{ fetching }, create] = useMutation(createMutation)
  const [problem, setProblem] = useState('')
  const attempt = useAttempt()
  const { go } = useRouter()
  const again = async () => {
    const { title, description, purpose, amountRequested, interestRate, ...more } = loan
    const { repaymentPeriodMonths, locationLatitude, locationLongitude, locationDescription } = more
    const terms = { title, description, purpose, amountRequested, interestRate }
    const place = { locationLatitude, locationLongitude, locationDescription }
    const input = { ...terms, repaymentPeriodMonths, ...place }
    const { data, error } = await create({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const errors = data?.createLoan.userErrors ?? lost(error)
    attempt.answered(errors)
    setProblem(errors.map(({ message }) => message).join(' '))
    const made = data?.createLoan.loan
    if (made) go(pathOfStep(made.id, 'check'))
  }
  return (
    <div>
      <Button look="primary" busy={fetching} onClick={again}>
        {t('askAgain')}
      </Button>
      <Notice refused>{problem}</Notice>
    </div>
  )
}
