import { t } from '../messages/index.ts'
import { accountName, waitsUntil } from './names.ts'
import type { BankAccount } from './operations.ts'

/** One of the reader's bank accounts to choose; the value of another choice is empty. */
export interface Choice {
  readonly label: string
  /** Each value with its words, and whether it can't be chosen now. */
  readonly options: readonly (readonly [value: string, text: string, disabled?: boolean])[]
  readonly hint: string
  /** Why nothing can be sent yet, where none of the accounts can be chosen. */
  readonly none?: string | undefined
}

/** To which of the reader's accounts money goes; undefined if there is none. New ones are there, but can't be chosen yet. */
export function withdrawChoice(accounts: readonly BankAccount[] = []): Choice | undefined {
  if (accounts.length === 0) return undefined
  const options = accounts.map((one) => {
    const until = waitsUntil(one)
    const text = until ? t('accountFrom', { account: accountName(one), until }) : accountName(one)
    return [one.id, text, until !== undefined] as const
  })
  const first = accounts.toSorted((one, other) => (one.usableAt < other.usableAt ? -1 : 1)).at(0)
  const until = first && options.every(([, , waits]) => waits) ? waitsUntil(first) : undefined
  return {
    label: t('withdraw.to'),
    // A list of nothing but what can't be chosen would show the first as if it were.
    options: until ? [['', t('noneOfThemYet', { until })], ...options] : options,
    hint: options.some(([, , waits]) => waits) ? t('newAccountWaits') : '',
    none: until && t('usableFrom.first', { until }),
  }
}

/** How the reader adds money; undefined if none of their accounts can be debited. */
export function depositChoice(accounts: readonly BankAccount[] = []): Choice | undefined {
  const debited = accounts.filter(({ mandate }) => mandate)
  if (debited.length === 0) return undefined
  return {
    label: t('deposit.how'),
    options: [
      ['', t('deposit.myself')],
      ...debited.map(
        (one) => [one.id, t('deposit.byDebit', { account: accountName(one) })] as const,
      ),
    ],
    hint: t('deposit.debitHint'),
  }
}
