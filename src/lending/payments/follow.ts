import { isUuid } from '../../database/ids.ts'
import { Payment } from '../../entities/payments/payment.ts'
import { columnsOf } from '../../reads/rows.ts'
import type { Platform } from '../platform.ts'
import { answered, recordAnswer, unknown } from './pay.ts'
import type { EventRequest, PaymentProvider, ProviderEvent } from './provider.ts'

const TOGETHER_MAX = 20

/**
 * Asks the providers about payments of which they have sent an event, and about those that are due to be checked, and records what they say.
 * Returns how many were asked about.
 */
export async function followPayments(
  platform: Pick<Platform, 'database' | 'currency' | 'limits' | 'payments'>,
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
  platform: Pick<Platform, 'database' | 'currency' | 'limits' | 'payments'>,
  payment: Payment,
): Promise<void> {
  const provider = platform.payments.find(({ name }) => name === payment.provider)
  if (provider === undefined) return
  const told = await answered(() => provider.ask(payment), { state: null })
  const answer = told ?? (await answered(() => provider.start(payment), unknown))
  await recordAnswer(platform, payment, answer)
}

/** The door for providers' events. */
export interface PaymentEvents {
  /**
   * Keeps an event, unless it was received before, and returns whether it is new; undefined if there is no provider of this name that
   * sends events. Throws NotSigned.
   */
  readonly receive: (name: string, request: EventRequest) => Promise<boolean | undefined>
  /** Has the payments of new events asked about soon. */
  readonly wake: () => void
}

/** Opens the door for providers' events; `failed` is called with the reason if providers can't be asked, which a job then does later. */
export function openPaymentEvents(
  platform: Pick<Platform, 'database' | 'currency' | 'limits' | 'payments'>,
  failed: (reason: string) => void,
): PaymentEvents {
  let [running, again] = [false, false]
  const run = async () => {
    running = true
    do {
      again = false
      await followPayments(platform).catch((error) => failed(String(error)))
    } while (again)
    running = false
  }
  return {
    receive: async (name, request) => {
      const provider = platform.payments.find((one) => one.name === name)
      const event = await provider?.readEvent?.(request)
      return provider && event && keepEvent(platform, provider, event)
    },
    wake: () => {
      again = true
      if (!running) void run()
    },
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
