import { en } from './messages/en.ts'
import { has, t } from './messages/index.ts'

/** What an account is called: in the reader's language if the chart is the platform's own, and as the operator's own chart says otherwise. */
export function accountName({
  account,
  name,
}: {
  readonly account: string
  readonly name: string
}): string {
  const key = `account.${account}`
  return has(key) && en[key] === name ? t(key) : name
}
