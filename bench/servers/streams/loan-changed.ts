import { money } from '../money.ts'
import { newVersions, type Stream } from './stream.ts'

/** Amounts in minor units, as text. */
interface Row {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly amountRequested: string
  readonly amountFunded: string
  readonly updatedAt: Date
  readonly version: number
}

const read = `
  select id, title, status, amount_requested as "amountRequested", amount_funded as "amountFunded",
    updated_at as "updatedAt", version
  from loan where id = any($1)`

/** A loan, after each change. */
export const loanChanged: Stream = {
  typeDefs: `
    type Loan {
      id: ID! title: String! status: String! amountRequested: String! amountFunded: String!
      updatedAt: String! version: Int!
    }
    extend type Subscription { loanChanged(id: ID!, initial: Boolean): Loan! }`,
  of: 'loan',
  keyOf: (_member, { id }) => String(id),
  open: (query) => {
    const isNew = newVersions()
    return async (ids) =>
      (await query<Row>(read, [ids]))
        .filter(({ id, version }) => isNew(id, version))
        .map((row) => [row.id, loan(row)])
  },
}

function loan({ id, title, status, amountRequested, amountFunded, updatedAt, version }: Row) {
  return {
    id,
    title,
    status: status.toUpperCase(),
    amountRequested: money(amountRequested),
    amountFunded: money(amountFunded),
    updatedAt: updatedAt.toISOString(),
    version,
  }
}
