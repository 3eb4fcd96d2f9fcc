import { useMutation } from '@urql/preact'
import { lost } from '../api/refusals.ts'
import { Confirm } from '../parts/dialogs/confirm.tsx'
import { money } from '../parts/money.ts'
import { t } from './messages/index.ts'
import { type Borrowed, cancelMutation } from './operations.ts'

/** Withdraws a draft or an open loan, after asking once more. */
export function Withdraw({ loan }: { readonly loan: Borrowed }) {
  const [{ fetching }, cancel] = useMutation(cancelMutation)
  const isDraft = loan.status === 'DRAFT'
  const input = { id: loan.id, version: loan.version }
  return (
    <Confirm
      name={isDraft ? t('discardTheDraft') : t('withdraw')}
      look="plain"
      yes={isDraft ? t('yesDiscardIt') : t('yesWithdrawIt')}
      no={t('keepIt')}
      busy={fetching}
      input={input}
      says={isDraft ? undefined : consequenceOf(loan)}
      send={async (idempotencyKey) => {
        const { data, error } = await cancel({ input: { ...input, idempotencyKey } })
        // On a phone, what the page says now would be out of sight.
        if (data?.cancelLoan.loan) scrollTo(0, 0)
        return data?.cancelLoan.userErrors ?? lost(error)
      }}
    />
  )
}

function consequenceOf({ amountFunded, currency }: Borrowed): string {
  return Number(amountFunded) > 0
    ? t('withdraw.funded', { amount: money(amountFunded, currency) })
    : t('withdraw.unfunded')
}
