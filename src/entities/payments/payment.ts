import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { LedgerTransaction } from '../ledger/ledger-transaction.ts'
import { Loan } from '../loan/loan.ts'
import { Profile } from '../member/profile.ts'
import { keepsObjects, type Metadata, ownReference } from '../own-reference.ts'
import { reference, soleReference } from '../reference.ts'
import { BankAccount, Mandate } from './bank-account.ts'

/** The directions of payments: into the platform, or out of it. */
const paymentDirections = ['in', 'out'] as const
export type PaymentDirection = (typeof paymentDirections)[number]

/** The states of payments; `src/lending/payments/payment.sql` says which may follow which. */
const paymentStates = [
  'pending',
  'requested',
  'approved',
  'sent',
  'unknown',
  'settled',
  'failed',
  'canceled',
  'returned',
  'disputed',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The accounts of the platform that the other side of a payment can be posted to. */
const paymentHouses = ['settlement', 'in_transit', 'bank'] as const
export type PaymentHouse = (typeof paymentHouses)[number]

/** Money on its way into or out of the platform, and what became of it. */
export class Payment extends entity({
  name: 'Payment',
  properties: {
    id: p.uuid().primary(),
    userId: () => reference(Profile, 'user_id'),
    direction: p.enum(paymentDirections),
    /** Minor units, positive. */
    amount: p.bigint(),
    currency: p.text(),
    provider: p.text(),
    /** The platform's account that its other side is posted to; null for a transfer. */
    house: p.enum(paymentHouses).strictNullable(),
    state: p.enum(paymentStates),
    /** The provider's own id of it. */
    reference: p.text().strictNullable(),
    /** The page on which the member pays. */
    paymentUrl: p.text().strictNullable(),
    /** Why it failed, or was taken back. */
    reason: p.text().strictNullable(),
    /** The provider's or bank's code of the reason, such as AM04. */
    reasonCode: p.text().strictNullable(),
    description: p.text().strictNullable(),
    /** The member who receives a delayed transfer; null for money that comes from outside or goes there. */
    counterpartyId: () => reference(Profile, 'counterparty_id').strictNullable(),
    /** The member's account from which or to which it goes. */
    bankAccountId: () => reference(BankAccount, 'bank_account_id').strictNullable(),
    /** The permission by which it is debited. */
    mandateId: () => reference(Mandate, 'mandate_id').strictNullable(),
    /** The loan of which it collects what is due, on this day. */
    loanId: () => reference(Loan, 'loan_id').strictNullable(),
    dueOn: p.date().strictNullable(),
    /** The id of its line on the member's statement, which is written when it settles. */
    lineId: p.uuid().unique('payment_line'),
    /** What was posted to hold its money, and to free it when it ended otherwise. */
    holdId: () => soleReference(LedgerTransaction, 'hold_id').strictNullable(),
    releaseId: () => soleReference(LedgerTransaction, 'release_id').strictNullable(),
    /** What was posted when it settled. */
    ledgerTransactionId: () =>
      soleReference(LedgerTransaction, 'ledger_transaction_id').strictNullable(),
    /** What was posted when it was taken back. */
    returnId: () => soleReference(LedgerTransaction, 'return_id').strictNullable(),
    /** When it was first handed to its provider; null if it was not, as long as it waits for its turn. */
    startedAt: p.datetime(3).strictNullable(),
    /** When the provider is asked next what became of it; null if nothing is expected any more. */
    askAt: p.datetime(3).strictNullable(),
    /** How often the provider has been asked. */
    asks: p.integer().default(0),
    /** How much of it could be spent before it settled, in minor units. */
    advanced: p.bigint().default('0'),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
    settledAt: p.datetime(3).strictNullable(),
    /** When it failed, was canceled, or was taken back. */
    endedAt: p.datetime(3).strictNullable(),
    /** When what it collected was used to repay the loan, as far as was possible. */
    repaidAt: p.datetime(3).strictNullable(),
    /** When an operator approved or canceled it. */
    decidedAt: p.datetime(3).strictNullable(),
    version: p.integer().default(1),
    /** What the member calls it elsewhere, and keeps with it; its line has the same. */
    externalId: p.text().strictNullable(),
    metadata: p.json<Metadata>().strictNullable(),
  },
  lengths: ownReference,
  indexes: {
    payment_user_index: ['userId', 'createdAt', 'id'],
    payment_changed_index: ['userId', 'updatedAt'],
    payment_created_index: ['createdAt', 'id'],
    payment_amount_index: ['amount', 'createdAt', 'id'],
    payment_state_index: ['state', 'createdAt', 'id'],
    payment_ask_index: '(ask_at) where ask_at is not null',
    payment_open_index:
      "(user_id) where state in ('pending', 'requested', 'approved', 'sent', 'unknown')",
    payment_order_index:
      "(created_at, id) where bank_account_id is not null and state in ('pending', 'approved')",
    payment_transfer_index:
      "(created_at, id) where counterparty_id is not null and state = 'approved'",
    payment_counterparty_index: '(counterparty_id) where counterparty_id is not null',
    payment_collection_index: '(loan_id, due_on) where loan_id is not null',
    payment_settled_index: '(provider, settled_at) where settled_at is not null',
  },
  uniques: {
    payment_reference: ['provider', 'reference'],
    payment_external_id: '(external_id, user_id) where external_id is not null',
  },
  checks: {
    ...keepsObjects('payment'),
    payment_amount: 'amount > 0',
    payment_advanced: 'advanced between 0 and amount',
    payment_within:
      "(counterparty_id is null) = (house is not null) and (counterparty_id is null or direction = 'out' and counterparty_id <> user_id)",
    payment_whole: 'payment_is_whole(direction, state, ledger_transaction_id, return_id)',
  },
}) {}

/** A provider's message that something has become of a payment. */
export class PaymentEvent extends entity({
  name: 'PaymentEvent',
  properties: {
    provider: p.text().primary(),
    /** The provider's id of the event. */
    eventId: p.text().primary(),
    /** The provider's id of the payment that it is about. */
    reference: p.text(),
    /** The gateway's id of the payment, if the provider has it. */
    paymentId: p.uuid().strictNullable(),
    /** What the provider calls it; it is kept for people, and decides nothing. */
    kind: p.text(),
    receivedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When the provider was asked about the payment, after which the event has no more to say. */
    processedAt: p.datetime(3).strictNullable(),
    /** When the provider is asked, again if it could not be. */
    askAt: p.datetime(3).defaultRaw('gateway_now()'),
    asks: p.integer().default(0),
  },
  indexes: { payment_event_waiting_index: '(ask_at) where processed_at is null' },
}) {}
