import type { Database } from '../../database/connection.ts'
import type { BankLine } from '../../entities/payments/bank-line.ts'
import type { Payment, PaymentDirection, PaymentHouse } from '../../entities/payments/payment.ts'
import type { PaymentReason } from './reason.ts'

/** What a provider says of a payment. */
export interface Answer {
  readonly state:
    | 'pending'
    | 'approved'
    | 'sent'
    | 'settled'
    | 'failed'
    | 'canceled'
    | 'returned'
    | 'disputed'
    /** It is not what the gateway asked for, so nothing is booked until somebody has looked at it. */
    | 'unknown'
  /** The provider's own id of the payment. */
  readonly reference?: string | undefined
  /** The page on which the member pays. */
  readonly paymentUrl?: string | undefined
  /** Why it failed or was taken back, for the member: the key of a message, or what the provider itself said. */
  readonly reason?: PaymentReason | { readonly said: string } | undefined
  /** The provider's or bank's code of that reason, such as AM04. */
  readonly reasonCode?: string | undefined
  /** When the provider will know more, if it knows when that is. */
  readonly askAt?: Date | undefined
}

/** A provider's message that something has become of a payment. What it says is not believed: the provider is asked. */
export interface ProviderEvent {
  readonly id: string
  /** What the provider calls this kind of event. */
  readonly kind: string
  /** The provider's own id of the payment. */
  readonly reference: string
  /** The gateway's id of the payment, if the provider kept it. */
  readonly paymentId: string | null
}

/** The headers and the bytes of an event, as they arrived. */
export interface EventRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** The door for the events of providers. */
export interface ProviderEvents {
  /** Keeps an event, and returns whether it is new; undefined if there is no provider of this name that sends events. Throws NotSigned. */
  readonly receive: (name: string, request: EventRequest) => Promise<boolean | undefined>
  /** Has what new events are about asked about soon. */
  readonly wake: () => void
}

export type BankImportOutcome = 'known' | 'payment' | 'return' | 'suspense'

/** A line of a file of the bank, and what came of it; amounts in minor units, negative if money left the account. */
export interface ImportedLine
  extends Pick<BankLine, 'bookedOn' | 'amount' | 'counterparty' | 'lastDigits' | 'remittance'> {
  /** `known` if it had been imported before; `suspense` if an operator has to say what it is for. */
  readonly outcome: BankImportOutcome
}

/** What came of a file of the bank: its lines and, of a status report, the number of orders that the bank rejected. */
export interface ImportedFile {
  readonly lines: readonly ImportedLine[]
  readonly rejected: number
}

/** Who imports a file of the bank, if it is an operator, and whether only to see what would come of it. */
export interface Importing {
  readonly by: string | null
  readonly preview: boolean
}

/** Thrown if a file of the bank can't be read, or is not about the platform's account; the message is for people. */
export class UnreadableFile extends Error {}

/** Thrown if an event was not signed by the provider, or was signed too long ago. */
export class NotSigned extends Error {}

/**
 * Where a payment provider plugs in. The contract, which `npm test -- test/payments/contract` checks of each provider:
 *
 * 1. `start` is called once the payment is committed, perhaps more than once, and by several gateways at once. The payment's id is the
 *    idempotency key: however often it is called, money moves once. If it throws, what became of the payment is unknown, and the provider
 *    is asked.
 * 2. `ask` says what the payment is now, and changes nothing; null if the provider can't have it yet, or has no reference to it: it is then
 *    started again, with the same key.
 * 3. `readEvent` returns the event in a request, or throws NotSigned. Events may come twice, late, in any order, or never.
 */
export interface PaymentProvider {
  readonly name: string
  readonly directions: readonly PaymentDirection[]
  /** The account of the platform in which its money is, from when a payment settles. */
  readonly house: PaymentHouse
  /** Whether its withdrawals go to a bank account that the member names. */
  readonly usesBankAccounts?: boolean
  /** The platform's bank account to which members can transfer money, if it takes deposits so. */
  readonly transfersTo?: {
    readonly holder: string
    readonly iban: string
    readonly bic: string | null
  }
  /**
   * Where it debits bank accounts by mandates: until which due day what borrowers owe is debited today. Days are written as `2026-01-31`.
   */
  readonly collectsUntil?: (today: string) => string
  /** Whether a payment of this amount, in minor units, settles without a call: it is then posted in one statement. */
  settlesAtOnce?(amount: bigint): boolean
  start(payment: Payment): Promise<Answer>
  ask(payment: Payment): Promise<Answer | null>
  readEvent?(request: EventRequest): Promise<ProviderEvent>
  /** Imports a file of the bank, where there is one; throws an UnreadableFile. */
  importFile?(database: Database, text: string, importing: Importing): Promise<ImportedFile>
}

/** The providers that the platform has, in the order in which they are preferred. */
export type PaymentProviders = readonly PaymentProvider[]
