// GraphQL Code Generator's client preset, with nothing else: typed documents that fetch sends. It goes from nothing to an investment.
import { randomUUID } from 'node:crypto'
import { headersOf } from '../token.ts'
import type { TypedDocumentString } from './generated/graphql.ts'
import { graphql } from './generated/index.ts'

const { URL: url = 'http://127.0.0.1:4000', TRUSTED } = process.env

const createLoan = graphql(`mutation CreateLoan($input: CreateLoanInput!) {
  createLoan(input: $input) { loan { id status } userErrors { code message } }
}`)
const publishLoan = graphql(`mutation PublishLoan($input: PublishLoanInput!) {
  publishLoan(input: $input) { loan { id status } userErrors { code message } }
}`)
const deposit = graphql(`mutation Deposit($input: DepositInput!) {
  deposit(input: $input) { wallet { availableBalance } userErrors { code message } }
}`)
const invest = graphql(`mutation Invest($input: InvestInput!) {
  invest(input: $input) { wallet { availableBalance } userErrors { code message } }
}`)

/** Sends an operation; a gateway that knows the client's documents (TRUSTED_DOCUMENTS) needs but their ids. */
const clientOf = (headers: ReturnType<typeof headersOf>) =>
  async function send<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const named = TRUSTED ? { documentId: document.__meta__?.hash } : { query: String(document) }
    const json = { ...(await headers()), 'content-type': 'application/json' }
    const body = JSON.stringify({ ...named, variables })
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: json, body })
    const { data, errors } = await response.json()
    if (errors) throw new Error(errors[0].message)
    return data
  }

const borrower = clientOf(headersOf('ada'))
const lender = clientOf(headersOf('mary'))

const draft = { title: 'A second loom', description: 'For the workshop.', purpose: 'equipment' }
const terms = { amountRequested: '400.00', interestRate: '9.5', repaymentPeriodMonths: 12 }
const created = await borrower(createLoan, { input: { ...draft, ...terms } })
const loanId = created.createLoan.loan?.id ?? ''
const { publishLoan: published } = await borrower(publishLoan, { input: { id: loanId } })

await lender(deposit, { input: { amount: '500.00', idempotencyKey: randomUUID() } })
const input = { loanId, amount: '400.00', idempotencyKey: randomUUID() }
const { invest: invested } = await lender(invest, { input })
const { invest: repeated } = await lender(invest, { input: { ...input, amount: '1.00' } })

console.log(JSON.stringify({ published: published.loan?.status, invested, repeated }))
