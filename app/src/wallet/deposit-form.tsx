import { useMutation } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { lost } from '../api/refusals.ts'
import { fixedUnits } from '../parts/money.ts'
import { depositChoice } from './bank/choices.ts'
import type { BankAccount } from './bank/operations.ts'
import { t } from './messages/index.ts'
import { MoneyForm, type Moved } from './money-form.tsx'
import { depositMutation, type Paid } from './operations.ts'

/** From this amount on, which may have been mistyped, the reader is asked once more. */
const ASKED_FROM = fixedUnits('10000')

const isLarge = (amount: string) => fixedUnits(amount) >= ASKED_FROM

interface Props {
  readonly currency: string
  readonly hint: string
  readonly accounts?: readonly BankAccount[] | undefined
  /** What is missing for a payment of a loan, and the way back to that. */
  readonly missing?: { readonly amount: string; readonly back: ComponentChildren } | undefined
}

/** Adds money to the wallet. */
export function DepositForm({ currency, hint, accounts, missing }: Props) {
  const [{ fetching }, deposit] = useMutation(depositMutation)
  return (
    <MoneyForm
      title={t('addMoney')}
      button={t('deposit.button')}
      next={t('addMore')}
      hint={hint}
      start={missing?.amount}
      after={missing?.back}
      currency={currency}
      choice={depositChoice(accounts)}
      question={{
        isAsked: isLarge,
        what: (amount) => t('deposit.sure', { amount }),
        yes: (amount) => t('deposit.sure.yes', { amount }),
      }}
      busy={fetching}
      move={async (input) => {
        const { data, error } = await deposit({ input })
        return movedBy(data?.deposit, error)
      }}
    />
  )
}

interface Answer {
  readonly transaction: Paid | null
  readonly userErrors: Moved['refusals']
}

/** The outcome of a deposit or a withdrawal. */
export function movedBy(answer: Answer | undefined, error: Parameters<typeof lost>[0]): Moved {
  return { paid: answer?.transaction ?? undefined, refusals: answer?.userErrors ?? lost(error) }
}
