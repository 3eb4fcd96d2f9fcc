import type { Random } from '../../../src/seed/random.ts'
import type { Body } from '../../support/http-client.ts'
import type { Member } from './members.ts'

/** A loan as the load knows it from answers. */
interface KnownLoan {
  readonly id: string
  readonly borrower: string
  readonly requested: number
  status: string
  funded: number
}

/** What members know when they choose what to do next. */
export interface Market {
  readonly members: readonly Member[]
  readonly loans: Map<string, KnownLoan>
  /** What each member could spend when last told, by id. */
  readonly available: Map<string, number>
  /** Of the loans in one state, one by chance. */
  loan(random: Random, is: (loan: KnownLoan) => boolean): KnownLoan | undefined
  /** Takes in whatever an answer says of loans and wallets. */
  learn(body: Body): void
}

export function openMarket(members: readonly Member[]): Market {
  const loans = new Map<string, KnownLoan>()
  const available = new Map<string, number>()
  const names = new Map(members.map(({ id, name }) => [id, name]))
  return {
    members,
    loans,
    available,
    loan: (random, is) => {
      const fit = [...loans.values()].filter(is)
      return fit.length === 0 ? undefined : random.pick(fit)
    },
    learn: (body) => {
      if (body?.wallet) available.set(body.wallet.user_id, body.wallet.available_balance)
      for (const loan of [body?.loan, ...(body?.loans ?? [])].filter(Boolean)) {
        const borrower = names.get(loan.borrower_id) ?? ''
        const { id, amount_requested: requested, status, amount_funded: funded } = loan
        loans.set(id, { id, borrower, requested, status, funded })
      }
    },
  }
}
