import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'
import { startPaymentService } from '../payments/sandbox/service.ts'
import { type Given, seconds, whole } from './options.ts'

const PORT_MAX = 65_535

type Options = Given<'port' | 'events' | 'day' | 'file', 'by-hand'>

/** Runs a payment provider to try things out with, until it is told to stop, and prints the settings of a gateway that uses it. */
export async function paymentsSandbox(config: Config, given: Options): Promise<void> {
  const { events, port = '4100', day = '1d', file } = given
  if (events === undefined || !URL.canParse(events))
    throw new ConfigError(
      '--events: must be where the gateway takes events, such as http://127.0.0.1:4000/payments/stripe/events',
    )
  const {
    STRIPE_SECRET_KEY = 'sk_test_sandbox_only',
    STRIPE_WEBHOOK_SECRET = 'whsec_sandbox_only',
  } = config
  const { url } = await startPaymentService({
    port: whole('port', port, PORT_MAX),
    eventsUrl: events,
    secretKey: STRIPE_SECRET_KEY,
    signingSecret: STRIPE_WEBHOOK_SECRET,
    dayMs: seconds('day', day) * 1_000,
    file,
    paysAlone: given['by-hand'] !== true,
  })
  const settings = {
    PAYMENTS: 'stripe',
    STRIPE_API_URL: url,
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_RETURN_URL: new URL('/app/', events).href,
  }
  for (const [name, value] of Object.entries(settings)) process.stdout.write(`${name}=${value}\n`)
}
