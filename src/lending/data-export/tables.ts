import { endingsOf } from '../../languages/index.ts'

/** A row by column, as JSON has it. */
export type Row = Readonly<Record<string, unknown>>

/** How the rows of a table that belong to a member are found. */
export interface ExportedTable {
  /** The condition of these rows; `:member` is the member's id. */
  readonly where: string
  /** What is read instead of the table, whose columns it has. */
  readonly from?: string
  /** Columns that are left out: they serve the gateway only, or say who else did something. */
  readonly omit?: readonly string[]
}

const ownLoans = 'select id from loan where borrower_id = :member'
const ownWallet = 'select id from wallet where user_id = :member'
const ownInvestments = 'select id from investment where lender_id = :member'
const ofOwnLoans = { where: `loan_id in (${ownLoans})` } as const
const ownAccounts = `wallet_id in (${ownWallet}) or loan_id in (${ownLoans}) or investment_id in (${ownInvestments})`
const own = { where: 'user_id = :member' } as const

/** The tables whose rows a member gets in an export. Each table of the database is here, or among the exceptions: a test compares them. */
export const exportedTables = {
  profile: { where: 'id = :member' },
  identity: { where: 'profile_id = :member' },
  finances: { where: 'true', from: 'finances_of(:member)' },
  verification: own,
  verification_check: { ...own, omit: ['asks', 'ask_at', 'starts', 'recent_starts'] },
  acceptance: own,
  lender_test: own,
  sophisticated_lender: own,
  preferences: own,
  saved_search: { ...own, omit: ['sought'] },
  mail_address: own,
  wallet: own,
  wallet_transaction: { where: `wallet_id in (${ownWallet})` },
  account: { where: ownAccounts },
  entry: { where: `account_id in (select id from account where ${ownAccounts})` },
  deposit_reference: own,
  bank_account: {
    where: 'true',
    from: 'bank_accounts_of(:member)',
    omit: ['sealed', 'fingerprint'],
  },
  mandate: { where: 'bank_account_id in (select id from bank_accounts_of(:member))' },
  payment: { ...own, omit: ['started_at', 'ask_at', 'asks'] },
  bank_line: { where: 'payment_id in (select id from payment where user_id = :member)' },
  loan: { where: 'borrower_id = :member', omit: ['words'] },
  loan_event: { ...ofOwnLoans, omit: ['actor_id'] },
  instalment: ofOwnLoans,
  former_instalment: ofOwnLoans,
  charge: ofOwnLoans,
  repayment: { ...ofOwnLoans, omit: ['made_by'] },
  loan_month_end: ofOwnLoans,
  reminder: { ...ofOwnLoans, omit: ['actor_id'] },
  plan_change: {
    ...ofOwnLoans,
    omit: ['actor_id', 'undone_by', 'request_id', 'before', 'applied_in'],
  },
  investment: { where: 'lender_id = :member' },
  notification: own,
  letter: { ...own, omit: ['held_until', 'attempts', 'about'] },
  document: { ...own, omit: ['content', 'said'] },
  payoff_letter: own,
  receipt: own,
  data_export: { ...own, omit: ['held_until', 'attempts'] },
  help_request: { ...own, omit: ['answered_by'] },
  help_message: { ...own, omit: ['author_id'] },
  help_file: { ...own, omit: ['content'] },
  operator_note: { where: 'member_id = :member', omit: ['author_id'] },
} satisfies Readonly<Record<string, ExportedTable>>

/** The tables that are in no export: those of which a message says why. */
export const exceptions = endingsOf('export.left_out.')

/** Whole numbers that are no amounts, though their columns have the same type. */
export const counts: readonly string[] = ['bytes', 'loss_position', 'number', 'position', 'version']
