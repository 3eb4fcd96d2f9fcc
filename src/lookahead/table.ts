import type { EntityClass } from '@mikro-orm/core'
import type { PartOf } from '../database/bulk.ts'
import { after, type Loader } from '../database/loader.ts'
import type { Page, Window } from '../database/page.ts'
import { Investment } from '../entities/investment.ts'
import { LedgerTransaction } from '../entities/ledger-transaction.ts'
import { Loan } from '../entities/loan.ts'
import { Preferences } from '../entities/preferences.ts'
import { Profile } from '../entities/profile.ts'
import { WalletState } from '../entities/wallet-state.ts'
import { WalletTransaction } from '../entities/wallet-transaction.ts'
import { upTo } from '../lending/wallet/statement.ts'
import type { Loaders } from '../loaders.ts'

/** What is read: an entity, as a GraphQL type shows it. */
export interface Shown {
  readonly entity: EntityClass<object>
  /** None where its fields are shown by its parent's. */
  readonly type: string | undefined
}

/** What hangs on a record, and the loader that it is handed to. */
interface Hanging extends Shown {
  /** Its property that is equal to one of its parent's. */
  readonly key?: readonly [own: string, parents: string]
  /** How its table belongs to the parent's, where that is not by a key. */
  readonly on?: string
}

/** One record, or none; its loader knows it by what its parent has of it. */
export interface One extends Hanging {
  readonly key: readonly [own: string, parents: string]
  readonly loader: 'profile' | 'preferences' | 'wallet' | 'reversal'
}

/** The first records of a list that has cursors. */
export interface Many extends Hanging {
  readonly order: string
  /** A field whose record must be handed over before. */
  readonly beside?: string
  /** For the window that the field's resolver asks its loader for. */
  prime(loaders: Loaders, parent: object, part: Part): unknown
  primeCount?(loaders: Loaders, parent: object, count: bigint): unknown
}

/** A page that was read. */
interface Part {
  readonly window: Window
  readonly page: Page<never>
  /** Whether one more was read, to see whether there are more. */
  readonly ends: boolean
}

function primePage<Row>(
  loader: Loader<PartOf, Page<Row>, string>,
  parent: string,
  { window, page, ends }: Part,
): void {
  const part = { parent, window }
  const more = async () => {
    const whole = await loader.clear(part).load(part)
    return typeof whole.more === 'function' ? whole.more() : whole.more
  }
  loader.prime(part, ends ? page : { ...page, more })
}

/** Where look-ahead begins: the records that root fields show. */
export const roots = {
  Loan: { entity: Loan, loader: 'loan' },
  Profile: { entity: Profile, loader: 'profile' },
} as const

/** The fields that look-ahead reads, by type; any other goes through its loader, as these do without it. */
export const relations: Readonly<Record<string, Readonly<Record<string, One | Many>>>> = {
  Loan: {
    borrower: {
      entity: Profile,
      type: 'Member',
      key: ['id', 'borrowerId'],
      loader: 'profile',
    },
    investments: {
      entity: Investment,
      type: 'Investment',
      key: ['loanId', 'id'],
      order: 'created_at, id',
      prime: ({ investmentPages }: Loaders, loan: Loan, part: Part) =>
        primePage(investmentPages, loan.id, part),
      primeCount: ({ investmentCount }: Loaders, loan: Loan, count: bigint) =>
        investmentCount.prime(loan.id, count),
    },
  },
  Investment: {
    lender: {
      entity: Profile,
      type: 'Member',
      key: ['id', 'lenderId'],
      loader: 'profile',
    },
  },
  Profile: {
    // Score and income go through the function that gives them to their owner alone.
    preferences: {
      entity: Preferences,
      type: 'Preferences',
      key: ['userId', 'id'],
      loader: 'preferences',
    },
    wallet: {
      entity: WalletState,
      type: 'Wallet',
      key: ['userId', 'id'],
      loader: 'wallet',
    },
    transactions: {
      entity: WalletTransaction,
      type: 'Transaction',
      on: 'wallet_transaction.wallet_id = (select wallet.id from wallet where wallet.user_id = profile.id)',
      order: 'position desc',
      beside: 'wallet',
      prime: ({ statementPages, wallet }: Loaders, profile: Profile, part: Part) =>
        after(wallet.get(profile.id), (state) => {
          if (state === null) return
          const window = upTo(part.window, state.position)
          primePage(statementPages, state.id, { ...part, window })
        }),
    },
  },
  Transaction: {
    status: {
      entity: LedgerTransaction,
      type: undefined,
      key: ['reversesId', 'ledgerTransactionId'],
      loader: 'reversal',
    },
  },
}
