import { startPaymentService } from '../../../src/payments/sandbox/service.ts'

export const keys = {
  secretKey: 'sk_test_0123456789abcdef',
  signingSecret: 'whsec_0123456789abcdef',
} as const

type Options = Partial<Parameters<typeof startPaymentService>[0]>

/** The sandbox of a payment provider, which tells a gateway what becomes of payments. */
export function paymentService(eventsUrl: string, options: Options = {}) {
  return startPaymentService({
    ...keys,
    port: 0,
    eventsUrl,
    dayMs: 50,
    paysAlone: true,
    ...options,
  })
}

/** The settings with which a gateway uses the sandbox at a URL. */
export const stripeSettings = (url: string) => ({
  PAYMENTS: 'stripe',
  STRIPE_API_URL: url,
  STRIPE_SECRET_KEY: keys.secretKey,
  STRIPE_WEBHOOK_SECRET: keys.signingSecret,
  STRIPE_RETURN_URL: 'http://localhost:4000/app/wallet',
})
