import type { Config } from '../../config.ts'
import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import type { Payment, PaymentDirection, PaymentState } from '../../entities/payments/payment.ts'
import type { Answer, PaymentProvider } from '../../lending/payments/provider.ts'
import { addBankingDays, RETURN_DAYS } from './banking-days.ts'
import { receiveFile } from './receive.ts'

const DAY_MS = 86_400_000
/** For how long money is expected that a member has announced; `payment.not_received` says it. */
const ANNOUNCED_MS = 30 * DAY_MS

interface Known {
  readonly now: Date
  /** What the statements have made of the payment; null if it is not stored. */
  readonly state: PaymentState | null
  /** The day on which the bank credited a debit. */
  readonly bookedOn: string | null
  /** The last day that an imported bank file covers; null if none does. */
  readonly toldUntil: string | null
  /** Whether a line in suspense names this payment but does not fit it: an operator has to look at it first. */
  readonly doubtful: boolean
}

const known = `select gateway_now() as now, (select state from payment where id = $1) as state, (select booked_on::text from bank_line
  where payment_id = $1 and purpose = 'payment') as "bookedOn",
  (select max(coalesce(day, (created_at at time zone business_timezone())::date - 1))::text from bank_file
    where kind like 'camt.%' and done_at is not null) as "toldUntil",
  exists (select from bank_line where purpose = 'suspense' and end_to_end_id = replace($1::text, '-', '')) as doubtful`

/**
 * Payments through the platform's own bank, by files: `npm run bank-file` writes orders for the bank, and reads its statements. What they
 * say is recorded there; there is nobody else to ask.
 */
export function bankFile(config: Config, { query }: Pick<Database, 'query'>): PaymentProvider {
  const { BANK_FILE_NAME: holder = '', BANK_FILE_IBAN: iban = '', BANK_FILE_BIC: bic } = config
  const { BANK_FILE_CREDITOR_ID: creditorId } = config
  return {
    name: 'bank-file',
    directions: ['in', 'out'],
    house: 'in_transit',
    usesBankAccounts: true,
    transfersTo: { holder, iban, bic: bic ?? null },
    ...(creditorId !== undefined && {
      // The bank needs the order a banking day before it is due; begun two banking days before, it goes into the file that is written the next day.
      collectsUntil: (today: string) => addBankingDays(today, 2),
    }),
    importFile: (run, text, importing) =>
      receiveFile(run, text, { iban, currency: config.CURRENCY }, importing),
    start: async ({ direction }) => ({ state: direction === 'in' ? 'pending' : 'approved' }),
    ask: async (payment) => {
      const now = await oneRow(query<Known>(known, [payment.id]))
      const state = now.state ?? payment.state
      const isOpen = state === 'pending' || state === 'unknown'
      if (payment.direction === 'out' || !isOpen) return recorded(payment.direction, state)
      return payment.mandateId === null ? announced(payment, now) : collected(now)
    },
  }
}

/** What a statement has said of a payment is recorded already. */
function recorded(direction: PaymentDirection, state: PaymentState): Answer {
  if (state === 'requested' || state === 'unknown')
    return { state: direction === 'in' ? 'pending' : 'approved' }
  return { state }
}

/** A deposit that its member transfers from their own bank, which may never come. */
function announced({ createdAt }: Payment, { now }: Known): Answer {
  const askAt = new Date(createdAt.getTime() + ANNOUNCED_MS)
  return now >= askAt
    ? { state: 'canceled', reason: 'payment.not_received' }
    : { state: 'pending', askAt }
}

/** A debit settles when the payer's bank can't return it by itself any more, and the statements of those days show no return. */
function collected({ bookedOn, toldUntil, doubtful, now }: Known): Answer {
  if (bookedOn === null) return { state: 'pending' }
  const finalOn = addBankingDays(bookedOn, RETURN_DAYS)
  return toldUntil !== null && toldUntil >= finalOn && !doubtful
    ? { state: 'settled' }
    : { state: 'pending', askAt: new Date(now.getTime() + DAY_MS / 4) }
}
