import { startPaymentService } from '../../../src/payments/sandbox/service.ts'

/** A process of its own: the sandbox of a provider whose events come twice, late, in another order, or never, by a seed. */
const [port, eventsUrl = '', file, seed] = process.argv.slice(2)
const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = process.env
const LATE_MS = 1_500

/** A number from 0 to 1 that a seed and a text determine. */
function chance(text: string): number {
  let hash = Number(seed) + 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  return (hash >>> 0) / 2 ** 32
}

await startPaymentService({
  port: Number(port),
  eventsUrl,
  file,
  secretKey: STRIPE_SECRET_KEY,
  signingSecret: STRIPE_WEBHOOK_SECRET,
  dayMs: 200,
  paysAlone: true,
  route: (event) => {
    const text = JSON.stringify(event)
    const which = chance(text)
    const late = () => Math.floor(chance(`${text} late`) * LATE_MS)
    if (which < 0.15) return []
    if (which < 0.5) return [0, 0, late()]
    return which < 0.75 ? [late(), LATE_MS - late()] : [0]
  },
})
process.stdout.write('listening\n')
