import type { OpenBankItemKind, SafeguardingItemKind } from '../../graphql/graphql.ts'
import { counted } from '../../parts/words.ts'
import type { OpenItem } from './operations.ts'

/** What an open item is, in a few words. */
export const itemNames: Readonly<Record<OpenBankItemKind, string>> = {
  SUSPENSE: 'A line that nobody has assigned',
  PAYMENT: 'A payment',
  PROVIDER: 'Money at a payment provider',
}

/** What an open item means. */
export function meaningOf({ kind, provider, amount }: OpenItem): string {
  switch (kind) {
    case 'SUSPENSE':
      return 'The bank’s statement has it, and nobody has said yet what it is for.'
    case 'PAYMENT':
      return 'The bank has booked it and the books have not, such as a debit that can still be returned; or the other way round.'
    case 'PROVIDER':
      return amount.startsWith('-')
        ? `${provider} has received it for members, and has not paid it to the platform’s bank yet.`
        : `${provider} has paid this much more to the platform’s bank than it has received for members.`
  }
}

/** For how long something has been open. */
export function ageOf({ ageDays }: OpenItem): string {
  return ageDays <= 0 ? 'New today' : `Open for ${counted(ageDays, 'day')}`
}

/** Why members' money and what is at the bank differ. */
export const differences: Readonly<Record<SafeguardingItemKind, string>> = {
  SUSPENSE: 'Lines that nobody has assigned',
  FEES: 'The platform’s own fees, in the same account',
  PROVIDER_FEES: 'Kept by payment providers and the bank',
  WITHOUT_MONEY: 'Counted by a provider that moves no money',
  OWED_BY_MEMBERS: 'Owed by members',
  ADVANCED_TO_MEMBERS: 'Advanced to members',
  BOOKED_LATER: 'Imported on another day than booked',
}
