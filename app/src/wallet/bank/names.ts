import { moment, now } from '../../parts/time.ts'
import { t } from '../messages/index.ts'
import type { BankAccount } from './operations.ts'

/** The part of the wallet with the reader's bank accounts, for links within the page. */
export const ACCOUNTS = 'bank-accounts'

/** What a bank account is called, such as `IBAN ending in 3000`. */
export function accountName({
  kind,
  lastDigits,
}: Pick<BankAccount, 'kind' | 'lastDigits'>): string {
  return t('accountName', { kind, lastDigits })
}

/** From when withdrawals to a bank account are possible; undefined if they are already. */
export function waitsUntil({ usableAt }: Pick<BankAccount, 'usableAt'>): string | undefined {
  return Date.parse(usableAt) > now().getTime() ? moment(usableAt) : undefined
}

/** A long number in groups of four, as people read it. */
export function inFours(number: string): string {
  return number.replaceAll(/.{4}(?=.)/g, '$& ')
}
