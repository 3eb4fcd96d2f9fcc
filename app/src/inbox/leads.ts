import type { NotificationKind } from '../graphql/graphql.ts'
import { loanPage } from '../parts/loans/loan-page.ts'
import { monthOf } from '../parts/time.ts'
import type { Message } from './operations.ts'

/** A page that a notification leads to, and what the link says. */
export interface Lead {
  readonly href: string
  readonly name:
    | 'askForHelp'
    | 'seeTheAnswer'
    | 'seeTheLoan'
    | 'seeTheMovement'
    | 'seeWhoLooked'
    | 'toTheDocument'
    | 'toTheFile'
    | 'toYourBankAccounts'
    | 'toYourWallet'
}

/** The pages of what is about neither a loan nor a movement of money, or has another page than those. */
const pages: Readonly<Partial<Record<NotificationKind, Lead>>> = {
  DOCUMENT: { href: '/app/documents', name: 'toTheDocument' },
  HELP_ANSWERED: { href: '/app/help', name: 'seeTheAnswer' },
  DATA_EXPORT_READY: { href: '/app/privacy', name: 'toTheFile' },
  LOOKS_SHOWN: { href: '/app/privacy', name: 'seeWhoLooked' },
  DEPOSIT_FAILED: { href: '/app/wallet', name: 'toYourWallet' },
  WITHDRAWAL_FAILED: { href: '/app/wallet', name: 'toYourWallet' },
  TRANSFER_FAILED: { href: '/app/wallet', name: 'toYourWallet' },
  BANK_ACCOUNT_ADDED: { href: '/app/wallet?show=bank-accounts', name: 'toYourBankAccounts' },
  MEMBER_FROZEN: { href: '/app/help', name: 'askForHelp' },
  MEMBER_RELEASED: { href: '/app/help', name: 'askForHelp' },
  MEMBER_CLOSED: { href: '/app/help', name: 'askForHelp' },
}

type About = Pick<Message, 'kind' | 'loan' | 'transaction'>

/** Where a notification leads: to its loan, or else to the line of its movement; undefined for a message that is about neither. */
export function leadOf({ kind, loan, transaction }: About, reader: string): Lead | undefined {
  const page = pages[kind]
  if (page) return page
  if (loan) return { href: loanPage(loan, reader), name: 'seeTheLoan' }
  if (!transaction) return undefined
  const month = monthOf(new Date(transaction.createdAt))
  const query = new URLSearchParams({ from: month, to: month, line: transaction.id })
  return { href: `/app/portfolio/statement?${query}`, name: 'seeTheMovement' }
}
