import type { EntityClass } from '@mikro-orm/core'
import { LedgerTransaction } from '../../entities/ledger-transaction.ts'
import { Loan } from '../../entities/loan.ts'
import { Preferences } from '../../entities/preferences.ts'
import { Profile } from '../../entities/profile.ts'
import { Wallet } from '../../entities/wallet.ts'
import { WalletState } from '../../entities/wallet-state.ts'
import type { PartOf } from '../bulk.ts'
import { investmentsOfLoan, type ListOf, linesOfWallet } from '../lists.ts'
import { after, type Loader } from '../loader.ts'
import type { Loaders } from '../loaders.ts'
import { type Page, upTo, type Window } from '../page.ts'

/** What is read: an entity, as a GraphQL type shows it. */
export interface Shown {
  readonly entity: EntityClass<object>
  /** None where its fields are shown by its parent's. */
  readonly type: string | undefined
}

/** One record, or none, and the loader that it is handed to, which knows it by what its parent has of it. */
export interface One extends Shown {
  /** The property of the parent that refers to it, or to what it refers to; else it refers to the parent. */
  readonly from?: string
  /** Its property that refers to the parent, or to what the parent refers to. */
  readonly by?: string
  readonly loader: 'profile' | 'preferences' | 'wallet' | 'reversal'
}

/** The first records of a list that has cursors. */
export interface Many extends Shown {
  readonly list: ListOf<never>
  /** What it refers to in place of the parent, and the property by which that refers to the parent. */
  readonly through?: readonly [entity: EntityClass<object>, by: string]
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

/** Where look-ahead begins: the records that root fields show, by their loaders. */
export const roots = {
  loan: { entity: Loan, type: 'Loan' },
  profile: { entity: Profile, type: 'Profile' },
} as const

const member = { entity: Profile, type: 'Member', loader: 'profile' } as const

/**
 * The fields that look-ahead reads, by type, each by a relation that the entities declare; any other goes through its
 * loader, as these do without it. Score and income are no part of it: a function gives them to their owner alone.
 */
export const relations: Readonly<Record<string, Readonly<Record<string, One | Many>>>> = {
  Loan: {
    borrower: { ...member, from: 'borrowerId' },
    investments: {
      entity: investmentsOfLoan.entity,
      type: 'Investment',
      list: investmentsOfLoan,
      prime: ({ investmentPages }: Loaders, loan: Loan, part: Part) =>
        primePage(investmentPages, loan.id, part),
      primeCount: ({ investmentCount }: Loaders, loan: Loan, count: bigint) =>
        investmentCount.prime(loan.id, count),
    },
  },
  Investment: {
    lender: { ...member, from: 'lenderId' },
  },
  Profile: {
    preferences: { entity: Preferences, type: 'Preferences', by: 'userId', loader: 'preferences' },
    wallet: { entity: WalletState, type: 'Wallet', by: 'userId', loader: 'wallet' },
    transactions: {
      entity: linesOfWallet.entity,
      type: 'Transaction',
      list: linesOfWallet,
      through: [Wallet, 'userId'],
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
      by: 'reversesId',
      from: 'ledgerTransactionId',
      loader: 'reversal',
    },
  },
}
