import type { providerNames } from '../config/payments.ts'
import type { Config } from '../config.ts'
import { onlyValue } from '../database/change.ts'
import type { Database } from '../database/connection.ts'
import type { PaymentProvider, PaymentProviders } from '../lending/payments/provider.ts'

type Open = (config: Config, database: Database) => Promise<PaymentProvider>

/** How each provider is opened; its code is loaded only where PAYMENTS names it. */
const providers: Readonly<Record<(typeof providerNames)[number], Open>> = {
  sandbox: async (_, database) =>
    (await import('./sandbox/index.ts')).sandbox(() => clockOf(database)),
  stripe: async (config) => (await import('./stripe/index.ts')).openStripe(config),
  'bank-file': async (config, database) =>
    (await import('./bank-file/index.ts')).bankFile(config, database),
  instant: async () => (await import('./instant/index.ts')).instant,
}

/** Opens the providers that PAYMENTS names. */
export function openPayments(config: Config, database: Database): Promise<PaymentProviders> {
  return Promise.all(config.PAYMENTS.map((name) => providers[name](config, database)))
}

/** The platform's time. */
function clockOf({ query }: Database): Promise<Date> {
  return onlyValue(query('select gateway_now()'))
}
