import type { GraphQLSchema } from 'graphql'
import type { Row } from './row.ts'
import { guidanceRows } from './rows/lending/guidance.ts'
import { investmentRows } from './rows/lending/investment.ts'
import { loanRows } from './rows/lending/loan.ts'
import { repayingRows } from './rows/lending/repaying.ts'
import { mapRows } from './rows/map.ts'
import { agreementRows } from './rows/member/agreements.ts'
import { documentRows } from './rows/member/documents.ts'
import { frozenAccountRows } from './rows/member/frozen-account.ts'
import { helpRows } from './rows/member/help.ts'
import { mailRows } from './rows/member/mail.ts'
import { notificationRows } from './rows/member/notification.ts'
import { privacyRows } from './rows/member/privacy.ts'
import { profileRows } from './rows/member/profile.ts'
import { protectionRows } from './rows/member/protection.ts'
import { savedSearchRows } from './rows/member/saved-searches.ts'
import { taxRows } from './rows/member/tax.ts'
import { verificationRows } from './rows/member/verification.ts'
import { bankAccountRows } from './rows/money/bank-accounts.ts'
import { paymentRows } from './rows/money/payments.ts'
import { walletRows } from './rows/money/wallet.ts'
import { bankFileRows } from './rows/operators/bank-files.ts'
import { bookRows } from './rows/operators/books.ts'
import { caseRows } from './rows/operators/cases.ts'
import { eventLogRows } from './rows/operators/event-log.ts'
import { noteRows } from './rows/operators/notes.ts'
import { operatorRows } from './rows/operators/operator.ts'
import { owedRows } from './rows/operators/owed.ts'
import { reminderRows } from './rows/operators/reminders.ts'
import { reportRows } from './rows/operators/reports.ts'
import { supportRows } from './rows/operators/support.ts'
import { webhookRows } from './rows/operators/webhooks.ts'
import { worklistRows } from './rows/operators/worklist.ts'
import { platformRows } from './rows/platform.ts'
import { sandboxRows } from './rows/sandbox.ts'

/** A part of the API, under one tag in OpenAPI. */
interface Section {
  readonly name: string
  readonly description: string
  readonly rows: readonly Row[]
}

/** The REST API of every deployment by subject. */
const sections: readonly Section[] = [
  {
    name: 'Profile',
    description: 'The caller’s own record and preferences, and what others show of themselves.',
    rows: [...profileRows, ...savedSearchRows],
  },
  {
    name: 'Wallet',
    description: 'The caller’s money: balances, the statement, deposits, withdrawals, transfers.',
    rows: walletRows,
  },
  {
    name: 'Payments',
    description: 'Money on its way into wallets or out of them, and what became of it.',
    rows: [...paymentRows, ...owedRows],
  },
  {
    name: 'Bank accounts',
    description: 'The caller’s bank accounts and mandates, and where to transfer money to.',
    rows: bankAccountRows,
  },
  {
    name: 'Bank statements',
    description:
      'What agrees with the bank’s statements and what is open, for the people who run the platform.',
    rows: bankFileRows,
  },
  {
    name: 'General ledger',
    description:
      'The journal, the trial balance and closed months, for the people who run the platform.',
    rows: bookRows,
  },
  {
    name: 'Reports',
    description:
      'How the loan book and the platform’s money do; needs the scope `lending:support` or `lending:admin`.',
    rows: reportRows,
  },
  { name: 'Notifications', description: 'The caller’s inbox.', rows: notificationRows },
  { name: 'E-mail', description: 'Where the caller gets letters by e-mail.', rows: mailRows },
  {
    name: 'Verification',
    description: 'How far the caller’s identity is verified, and how to have it checked.',
    rows: verificationRows,
  },
  {
    name: 'Lenders’ protection',
    description: 'The entry test for lenders, where the platform protects them.',
    rows: protectionRows,
  },
  {
    name: 'Agreements',
    description:
      'The terms and other texts that acts need accepted, and what the caller has accepted.',
    rows: agreementRows,
  },
  {
    name: 'Privacy',
    description:
      'An export of all that is kept of the caller, their erasure, and who looked at their file.',
    rows: privacyRows,
  },
  {
    name: 'Help',
    description:
      'What members ask the people who run the platform. Reading the requests of others needs the scope `lending:support` or `lending:admin`; answering needs `lending:admin`.',
    rows: helpRows,
  },
  { name: 'Loans', description: 'Loan requests, from draft to publication.', rows: loanRows },
  {
    name: 'Investing',
    description: 'Opportunities, investments, schedules and repayments.',
    rows: [...investmentRows, ...repayingRows],
  },
  {
    name: 'Documents',
    description: 'Statements, agreements, certificates and letters as files that never change.',
    rows: documentRows,
  },
  {
    name: 'Tax',
    description: 'What members have to know for their taxes of a year, and what each figure sums.',
    rows: taxRows,
  },
  {
    name: 'Support',
    description:
      'What the people who run the platform see; needs the scope `lending:support` or `lending:admin`.',
    rows: supportRows,
  },
  {
    name: 'Operator',
    description: 'What the people who run the platform decide; needs the scope `lending:admin`.',
    rows: [...operatorRows, ...reminderRows],
  },
  {
    name: 'Events',
    description:
      'What has happened, for the platform’s other systems; needs the scope `lending:support` or `lending:admin`.',
    rows: eventLogRows,
  },
  {
    name: 'Webhooks',
    description:
      'Where events are sent, and what has become of them; reading needs the scope `lending:support` or `lending:admin`, and everything else `lending:admin`.',
    rows: webhookRows,
  },
  {
    name: 'Worklist',
    description:
      'What waits for operators, and who has taken it; reading needs the scope `lending:support` or `lending:admin`, cases need `lending:cases`, and taking something needs `lending:admin`.',
    rows: worklistRows,
  },
  {
    name: 'Notes',
    description:
      'What operators note on members and loans; reading needs the scope `lending:support` or `lending:admin`, and noting something `lending:admin`.',
    rows: noteRows,
  },
  {
    name: 'Cases',
    description:
      'Investigations of members, who never learn of them; needs the scope `lending:cases`.',
    rows: caseRows,
  },
  {
    name: 'Frozen account',
    description: 'What members can still read while the operator has frozen their account.',
    rows: frozenAccountRows,
  },
  { name: 'Map', description: 'Loans and members in a part of the earth.', rows: mapRows },
  {
    name: 'Loan guidance',
    description: 'How similar loans have fared on this platform.',
    rows: guidanceRows,
  },
  {
    name: 'Platform',
    description: 'Bounds, fees and the currency: what a form checks before it is sent.',
    rows: platformRows,
  },
]

const sandboxSection: Section = {
  name: 'Sandbox',
  description: 'The clock that clients move. It exists only in a sandbox.',
  rows: sandboxRows,
}

/** The REST API of a schema by subject. */
export function sectionsOf(schema: GraphQLSchema): readonly Section[] {
  return schema.getType('Clock') === undefined ? sections : [...sections, sandboxSection]
}

/** The REST API of every deployment, one row per operation; validated against the schema at startup. */
export const routes: readonly Row[] = sections.flatMap(({ rows }) => rows)
