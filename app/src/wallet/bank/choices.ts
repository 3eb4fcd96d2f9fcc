import type { Choice } from '../money-form.tsx'
import { accountName, waitsUntil } from './names.ts'
import type { BankAccount } from './operations.ts'

/** To which of the reader's accounts money goes; undefined if there is none. New ones are there, but can't be chosen yet. */
export function withdrawChoice(accounts: readonly BankAccount[] = []): Choice | undefined {
  if (accounts.length === 0) return undefined
  const options = accounts.map((one) => {
    const until = waitsUntil(one)
    const text = accountName(one) + (until ? `, from ${until}` : '')
    return [one.id, text, until !== undefined] as const
  })
  const isNone = options.every(([, , waits]) => waits)
  return {
    label: 'To',
    // A list of nothing but what can't be chosen would show the first as if it were.
    options: isNone ? [['', 'None of them yet'], ...options] : options,
    hint: options.some(([, , waits]) => waits)
      ? 'For your safety, you can withdraw to a new account only after some time.'
      : '',
  }
}

/** How the reader adds money; undefined if none of their accounts can be debited. */
export function depositChoice(accounts: readonly BankAccount[] = []): Choice | undefined {
  const debited = accounts.filter(({ mandate }) => mandate)
  if (debited.length === 0) return undefined
  return {
    label: 'How',
    options: [
      ['', 'I pay it myself'],
      ...debited.map((one) => [one.id, `By debit from ${accountName(one)}`] as const),
    ],
    hint: 'A debit takes some days.',
  }
}
