// A typed REST client: types by openapi-typescript, requests by openapi-fetch. `npm run generate` writes the types.
import { randomUUID } from 'node:crypto'
import createClient from 'openapi-fetch'
import type { components, paths } from './api.generated.ts'

const { URL: baseUrl = 'http://127.0.0.1:4000', BORROWER = '', LENDER = '' } = process.env

const clientOf = (token: string) =>
  createClient<paths, 'application/json'>({
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
  })

const [borrower, lender] = [clientOf(BORROWER), clientOf(LENDER)]

/** A fresh key for each request that creates something or moves money; the same again when it is repeated. */
const once = () => ({ header: { 'Idempotency-Key': randomUUID() } })

/** The data of a response, or an error with the code and the message of the gateway. */
function must<Data>(result: { data?: Data; error?: components['schemas']['ErrorResponse'] }): Data {
  if (result.data !== undefined) return result.data
  throw new Error(`${result.error?.error.code}: ${result.error?.error.message}`)
}

const draft = { title: 'A second loom', description: 'For the workshop.', purpose: 'equipment' }
const terms = { amount_requested: 400, interest_rate: 9.5, repayment_period_months: 12 }
const created = await borrower.POST('/loans', { params: once(), body: { ...draft, ...terms } })
const { id } = must(created).loan

const changes = { params: { path: { id } }, body: { status: 'open' } } as const
const { loan } = must(await borrower.PATCH('/loans/{id}', changes))

must(await lender.POST('/wallet/deposit', { params: once(), body: { amount: 500 } }))

const matching = { query: { sort: 'newest', limit: 1 } } as const
const { opportunities } = must(await lender.GET('/opportunities', { params: matching }))

const amount = opportunities[0]?.max_investment ?? 0
const target = { ...once(), path: { id: loan.id } }
const { investment, wallet } = must(
  await lender.POST('/loans/{id}/invest', { params: target, body: { amount } }),
)

const again = await lender.POST('/loans/{id}/invest', { params: target, body: { amount } })
const isReplayed = again.response.headers.get('idempotent-replayed') === 'true'

const late = await lender.POST('/loans/{id}/invest', {
  params: { ...once(), path: { id: loan.id } },
  body: { amount },
})
const isClosed = late.error?.error.code === 'LOAN_NOT_OPEN'

console.log(JSON.stringify({ published: loan.status, investment, wallet, isReplayed, isClosed }))
