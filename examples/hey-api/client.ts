// A REST client whose functions hey-api generates: one for each operation, typed by the OpenAPI file. `npm run generate` writes them.
import { randomUUID } from 'node:crypto'
import { createClient } from './generated/client/index.ts'
import {
  createLoan,
  deposit,
  type ErrorResponse,
  findOpportunities,
  getPlatform,
  invest,
  listTransactions,
  updateLoan,
} from './generated/index.ts'

const { URL: baseUrl = 'http://127.0.0.1:4000', BORROWER = '', LENDER = '' } = process.env
const borrower = createClient({ baseUrl, auth: BORROWER })
const lender = createClient({ baseUrl, auth: LENDER })

/** A fresh key for each request that creates something or moves money; the same again when it is repeated. */
const once = () => ({ 'Idempotency-Key': randomUUID() })

/** The data of a response, or an error with the code and the message of the gateway. */
function must<Data>({ data, error }: { data?: Data; error?: ErrorResponse }): Data {
  if (data !== undefined) return data
  throw new Error(`${error?.error.code}: ${error?.error.message}`)
}

const { platform } = must(await getPlatform({ client: borrower }))
const draft = { title: 'A second loom', description: 'For the workshop.', purpose: 'equipment' }
const terms = { interest_rate: 9.5, repayment_period_months: 12 }
const body = { ...draft, ...terms, amount_requested: platform.loan_amount_min * 2 }
const { loan } = must(await createLoan({ client: borrower, headers: once(), body }))
const path = { id: loan.id }
const published = must(await updateLoan({ client: borrower, path, body: { status: 'open' } }))

must(await deposit({ client: lender, headers: once(), body: { amount: 150 } }))
const newest = { sort: 'newest', limit: 1 } as const
const { opportunities } = must(await findOpportunities({ client: lender, query: newest }))
const amount = opportunities[0]?.max_investment ?? 0
const investing = { client: lender, path, headers: once(), body: { amount } }
const { investment, wallet } = must(await invest(investing))

const { response } = await invest(investing)
const isReplayed = response?.headers.get('idempotent-replayed') === 'true'
const { error } = await invest({ ...investing, headers: once() })
const isClosed = error !== undefined && error.error.code === 'LOAN_NOT_OPEN'

const page = must(await listTransactions({ client: lender, query: { limit: 2 } }))
const { next_cursor: cursor } = page.pagination
const next = must(await listTransactions({ client: lender, query: { cursor: cursor ?? '' } }))
const shown = [...page.transactions, ...next.transactions].map(({ type }) => type)

const status = published.loan.status
console.log(JSON.stringify({ status, investment, wallet, isReplayed, isClosed, shown }))
