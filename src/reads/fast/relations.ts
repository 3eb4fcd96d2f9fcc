import type { EntityClass } from '@mikro-orm/core'
import { LedgerTransaction } from '../../entities/ledger/ledger-transaction.ts'
import { Wallet, WalletState } from '../../entities/ledger/wallet.ts'
import type { Loan } from '../../entities/loan/loan.ts'
import { Preferences } from '../../entities/member/preferences.ts'
import { Profile } from '../../entities/member/profile.ts'
import { after, type Loader, type PartOf } from '../loader.ts'
import type { Loaders } from '../loaders.ts'
import { type Page, upTo, type Window } from '../page.ts'
import { investmentsOfLoan, type ListOf, linesOfWallet } from '../parent-lists.ts'

/** An entity to read, with its GraphQL type. */
export interface Shown {
  readonly entity: EntityClass<object>
  /** Undefined if its fields belong to its parent's type. */
  readonly type: string | undefined
}

/** A single record or none, and the loader to prime with it. */
export interface One extends Shown {
  /** The parent's foreign key; absent if the record refers to the parent. */
  readonly from?: string
  /** The record's foreign key; absent if the parent refers to the record. With both, both keys refer to the same third record. */
  readonly by?: string
  readonly loader: 'profile' | 'preferences' | 'wallet' | 'reversal'
}

/** The first page of a list. */
export interface Many extends Shown {
  readonly list: ListOf<never>
  /** The entity between the list and the parent, and its foreign key to the parent. */
  readonly through?: readonly [entity: EntityClass<object>, by: string]
  /** A field whose record must be primed first. */
  readonly beside?: string
  /** Primes the page that the field's resolver will ask its loader for. */
  prime(loaders: Loaders, parent: object, part: Part): unknown
  primeCount?(loaders: Loaders, parent: object, count: bigint): unknown
}

/** A page that has been read. */
interface Part {
  readonly window: Window
  readonly page: Page<never>
  /** Whether one row more than the page was read, to see whether more follow. */
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

const member = { entity: Profile, type: 'Member', loader: 'profile' } as const

/**
 * The fields that look-ahead reads, each by relations of the entities; all other fields use their loaders, as these do
 * without look-ahead. Credit score and income are excluded, since a function returns them to their owner only.
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
