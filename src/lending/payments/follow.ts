import { onlyValue } from '../../database/change.ts'
import { isUuid } from '../../database/ids.ts'
import { Payment } from '../../entities/payments/payment.ts'
import { columnsOf } from '../../reads/rows.ts'
import { type Attempts, beginAttempts } from '../attempts.ts'
import { rulesJson } from '../cases/rules.ts'
import { screenSenders } from '../cases/screen.ts'
import { BATCH, forEachDue } from '../due.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { Platform } from '../platform.ts'
import { answered, recordAnswer, unknown } from './pay.ts'
import type { PaymentProvider, ProviderEvent, ProviderEvents } from './provider.ts'

const TOGETHER_MAX = 20
/** After this time the rest waits for the next run, so that a provider that does not answer does not keep the other work from being done. */
const ASKING_MS = 60_000
/** Per run of the job, for the same reason. */
const TRANSFERS_MAX = 1_000

type Unsent = Pick<Payment, 'id' | 'userId'>
const unsentText = 'select id, user_id as "userId" from payments_to_send($1, $2)'

/**
 * Asks the providers about payments of which they have sent an event, and about those that are due to be asked about, and records what they say. Withdrawals
 * are sent once their senders' money was checked; a sender who can't be checked holds up nobody else's.
 * Returns how many were asked about. Those of which an answer could not be recorded are asked about again after a minute.
 */
export async function followPayments(
  platform: Pick<Platform, 'database' | 'currency' | 'limits' | 'payments'>,
): Promise<number> {
  const { database, payments } = platform
  if (payments.length === 0) return 0
  const names = payments.map(({ name }) => name)
  const text = `select ${columnsOf(database, Payment)} from payments_to_ask($1, $2, $3) as payment`
  const attempts = beginAttempts()
  const end = performance.now() + ASKING_MS
  let asked = 0
  for (;;) {
    const unsent = await database.operating().change<Unsent>(unsentText, [names, TOGETHER_MAX])
    const senders = new Set(unsent.map(({ userId }) => userId))
    const able = await screenSenders(platform, senders, attempts.attempt)
    const checked = unsent.filter(({ userId }) => able.has(userId)).map(({ id }) => id)
    const values = [names, TOGETHER_MAX, checked]
    const due = await database.operating().change<Payment>(text, values)
    const members = Map.groupBy(due, ({ userId }) => userId)
    await Promise.all([...members.values()].map((own) => askInOrder(platform, own, attempts)))
    asked += due.length
    if (Math.max(unsent.length, due.length) < TOGETHER_MAX || performance.now() > end) break
  }
  attempts.end()
  return asked
}

/** Asks about the payments of one member, one after the other, so that what waited goes on in its order. */
async function askInOrder(
  platform: Parameters<typeof askAbout>[0],
  payments: readonly Payment[],
  { attempt }: Attempts,
): Promise<void> {
  for (const payment of payments.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await attempt(`payment ${payment.id}`, () => askAbout(platform, payment))
}

/**
 * Carries out delayed transfers that are due, the first of each sender before the second of any, each in a transaction of its own. Returns how many.
 * Those of a sender whose money takes too long to check would each take that long: after `most` milliseconds, the rest waits for the next run.
 */
export function settleTransfers(
  { database: { operating }, limits }: Pick<Platform, 'database' | 'limits'>,
  most = ASKING_MS,
): Promise<number> {
  const operators = operating()
  const end = performance.now() + most
  const rules = rulesJson(limits.screening)
  const due = `select id from transfers_due($1, ${BATCH})`
  // Reads go by the application's role, which may not know what is held.
  const database = { query: operators.change }
  const settle = async (id: string) =>
    performance.now() <= end &&
    (await onlyValue<boolean>(operators.change('select settle_transfer($1, $2)', [id, rules])))
  return forEachDue({ database }, due, [], settle, TRANSFERS_MAX)
}

async function askAbout(
  platform: Pick<Platform, 'database' | 'currency' | 'limits' | 'payments'>,
  payment: Payment,
): Promise<void> {
  const provider = platform.payments.find(({ name }) => name === payment.provider)
  if (provider === undefined) return
  const told = await answered(() => provider.ask(payment), { state: null })
  const answer = told ?? (await answered(() => provider.start(payment), unknown))
  await recordAnswer(platform, payment, answer)
}

/** Opens the door for providers' events; `failed` is called with the reason if providers can't be asked, which a job then does later. */
export function openPaymentEvents(
  platform: Pick<Platform, 'database' | 'currency' | 'limits' | 'payments'>,
  failed: (reason: string) => void,
): ProviderEvents {
  return {
    receive: async (name, request) => {
      const provider = platform.payments.find((one) => one.name === name)
      const event = await provider?.readEvent?.(request)
      return provider && event && keepEvent(platform, provider, event)
    },
    wake: oneAtATime(() => followPayments(platform), failed),
  }
}

async function keepEvent(
  { database }: Pick<Platform, 'database'>,
  { name }: PaymentProvider,
  { id, kind, reference, paymentId }: ProviderEvent,
): Promise<boolean> {
  const text = 'select receive_payment_event($1, $2, $3, $4, $5) as new'
  const [row] = await database.change<{ new: boolean }>(text, [
    name,
    id,
    reference,
    // Whoever uses the same account for other things may have other ids there.
    paymentId !== null && isUuid(paymentId) ? paymentId : null,
    kind,
  ])
  return row?.new ?? false
}
