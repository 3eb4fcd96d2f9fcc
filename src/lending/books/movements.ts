import type { AccountKind, MovementKind, Side } from './chart.ts'

/** The kinds of accounts that a movement debits and credits. */
type Booking = Readonly<Record<Side, readonly AccountKind[]>>

/** Money that comes into a wallet pays what its owner owes first. */
const intoWallet = ['available', 'owed'] as const
/** What is taken from a wallet that has less is owed. */
const outOfWallet = ['available', 'owed'] as const
/** Where money is that left the platform or has not arrived. */
const outside = ['settlement', 'in_transit', 'bank'] as const

/**
 * How each kind of movement is booked: what it can debit, and what it can credit. A new kind does not compile until it is here, and the test of the
 * journal compares what was posted with it.
 */
export const bookings = {
  deposit: { debit: [...outside], credit: [...intoWallet, 'advanced'] },
  withdrawal: { debit: ['available', 'held'], credit: [...outside] },
  transfer: { debit: ['available', 'held'], credit: [...intoWallet] },
  investment: { debit: ['available'], credit: ['held'] },
  release: { debit: ['held'], credit: [...intoWallet] },
  disbursement: { debit: ['held', 'receivable'], credit: ['available', 'claim'] },
  repayment: { debit: ['available', 'claim'], credit: [...intoWallet, 'fees', 'receivable'] },
  repayment_reversal: {
    debit: [...outOfWallet, 'fees', 'receivable'],
    credit: [...intoWallet, 'claim'],
  },
  relending: { debit: [...outOfWallet, 'receivable'], credit: [...intoWallet, 'claim'] },
  fee: { debit: ['available', 'fees'], credit: ['fees', ...intoWallet] },
  write_off: { debit: ['claim'], credit: ['receivable'] },
  reversal: {
    debit: [...outOfWallet, ...outside, 'fees'],
    credit: [...intoWallet, ...outside, 'fees'],
  },
  return: {
    debit: [...outOfWallet, ...outside],
    credit: [...intoWallet, ...outside],
  },
  payment_hold: { debit: ['available'], credit: ['held'] },
  payment_release: { debit: ['held'], credit: [...intoWallet] },
  // What was spent and never there is owed once the balance is repaired (repair.sql).
  set_off: { debit: [...outOfWallet], credit: [...intoWallet] },
  advance: { debit: ['advanced', ...outOfWallet], credit: [...intoWallet, 'advanced'] },
  bank_line: {
    debit: ['bank', 'in_transit', 'suspense', 'provider_fees'],
    credit: ['bank', 'in_transit', 'suspense', 'provider_fees'],
  },
  assignment: {
    debit: ['suspense', 'in_transit', 'provider_fees', 'own_funds'],
    credit: ['suspense', 'in_transit', 'provider_fees', 'own_funds'],
  },
} satisfies Record<MovementKind, Booking>

/** The kinds of movements that can debit or credit accounts of a kind, as a list in SQL: those of all others need not be read to sum these up. */
export function kindsThatMove(account: AccountKind): string {
  const kinds = Object.entries<Booking>(bookings).filter(([, { debit, credit }]) =>
    [...debit, ...credit].includes(account),
  )
  return `(${kinds.map(([kind]) => `'${kind}'`).join(', ')})`
}
