import type { EntityClass } from '@mikro-orm/core'
import type { Database } from '../database/connection.ts'
import { Entry } from '../entities/ledger/entry.ts'
import { WalletTransaction } from '../entities/ledger/wallet-transaction.ts'
import { ChargeState } from '../entities/loan/charge.ts'
import { FormerInstalment } from '../entities/loan/instalment.ts'
import { Investment } from '../entities/loan/investment.ts'
import { PlanChange } from '../entities/loan/plan-change.ts'
import type { Listing } from './page.ts'
import { columnsOf, shapeOf } from './rows.ts'

/** A list of the records that refer to one parent. */
export interface ListOf<Row extends object = object> {
  readonly entity: EntityClass<Row>
  /** The property that refers to the parent. */
  readonly by: keyof Row & string
  /** The sort columns, ending with a unique one. */
  readonly key: readonly string[]
  readonly descending: boolean
  /** Which of the records belong to the list; all if absent. */
  readonly only?: string
}

/** The investments of a loan, oldest first. */
export const investmentsOfLoan: ListOf<Investment> = {
  entity: Investment,
  by: 'loanId',
  key: ['created_at', 'id'],
  descending: false,
}

/** The instalments of a loan that early payments replaced, oldest first. */
export const formerInstalmentsOfLoan: ListOf<FormerInstalment> = {
  entity: FormerInstalment,
  by: 'loanId',
  key: ['replaced_at', 'number', 'revision'],
  descending: false,
}

/** The charges of a loan, by day. */
export const chargesOfLoan: ListOf<ChargeState> = {
  entity: ChargeState,
  by: 'loanId',
  key: ['due_on', 'id'],
  descending: false,
}

/** The changes of a loan's plan, oldest first, but for those that another operator has to approve. */
export const planChangesOfLoan: ListOf<PlanChange> = {
  entity: PlanChange,
  by: 'loanId',
  key: ['created_at', 'id'],
  descending: false,
  only: "status <> 'asked'",
}

/** The entries of an account, newest first. */
export const entriesOfAccount: ListOf<Entry> = {
  entity: Entry,
  by: 'accountId',
  key: ['version'],
  descending: true,
}

/** The statement of a wallet, newest first. */
export const linesOfWallet: ListOf<WalletTransaction> = {
  entity: WalletTransaction,
  by: 'walletId',
  key: ['position'],
  descending: true,
}

/** A listing of the records of all parents; callers add parts and filters. */
export function listingOf<Row extends object>(
  database: Database,
  { entity, key, descending, only }: ListOf<Row>,
): Listing {
  const { table } = shapeOf(database, entity)
  return {
    columns: columnsOf(database, entity),
    from: table,
    parts: [],
    filters: only === undefined ? [] : [[only]],
    key,
    descending,
  }
}
