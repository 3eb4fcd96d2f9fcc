import { Payment } from '../../entities/payments/payment.ts'
import { columnsOf } from '../../reads/rows.ts'
import type { Platform } from '../platform.ts'
import { recordAnswer } from './pay.ts'
import type { EventRequest, PaymentProvider } from './provider.ts'

const TOGETHER_MAX = 20

/**
 * Asks the providers about payments of which they have sent an event, and about those whose time has come, and records what they say.
 * Returns how many were asked about.
 */
export async function followPayments(
  platform: Pick<Platform, 'database' | 'currency' | 'payments'>,
): Promise<number> {
  const { database, payments } = platform
  if (payments.length === 0) return 0
  const names = payments.map(({ name }) => name)
  const text = `select ${columnsOf(database, Payment)} from payments_to_ask($1, $2) as payment`
  let asked = 0
  for (;;) {
    const due = await database.operating().change<Payment>(text, [names, TOGETHER_MAX])
    await Promise.all(due.map((payment) => askAbout(platform, payment)))
    asked += due.length
    if (due.length < TOGETHER_MAX) return asked
  }
}

async function askAbout(
  platform: Pick<Platform, 'database' | 'currency' | 'payments'>,
  payment: Payment,
): Promise<void> {
  const provider = platform.payments.find(({ name }) => name === payment.provider)
  if (provider === undefined) return
  await recordAnswer(platform, payment, async () => {
    const answer = await provider.ask(payment)
    return answer ?? provider.start(payment)
  })
}

/** Keeps a provider's event, after its signature was checked; false if it was received before. Throws NotSigned. */
export async function receiveEvent(
  { database }: Pick<Platform, 'database'>,
  provider: PaymentProvider,
  request: EventRequest,
): Promise<boolean> {
  const event = provider.readEvent?.(request)
  if (event === undefined) return false
  const text = 'select receive_payment_event($1, $2, $3, $4, $5) as new'
  const { id, kind, reference, paymentId } = event
  const values = [provider.name, id, reference, paymentId, kind]
  const [row] = await database.change<{ new: boolean }>(text, values)
  return row?.new ?? false
}
