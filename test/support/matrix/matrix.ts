import type { Fixtures, Records } from './fixtures.ts'

/** What comes of a call: `ok`, `null` for what is not there, or the code of the refusal. */
export type Outcome = string

/** A GraphQL text, or a REST request. */
type Call = string | readonly [method: string, path: string, body?: unknown]

/** One line of the matrix: a call, and what comes of it for each that may call at all. */
export interface Line {
  /** The operation, and after a space which case of it. */
  readonly name: string
  readonly call: (records: Records, fixtures: Fixtures) => Call | Promise<Call>
  readonly outcomes: readonly [
    owner: Outcome,
    other: Outcome,
    lender: Outcome,
    operator: Outcome,
    blocked?: Outcome,
  ]
  /** What comes of it for an operator who only looks, where that is not what comes of it for any other member. */
  readonly support?: Outcome
  /** A secret that the owner's answer has, and so everybody else's must not. */
  readonly shows?: string | ((records: Records) => string)
  /** Such a secret that the answers of operators have, and the owner's has not. */
  readonly showsOperator?: string | ((records: Records) => string)
}

export const all = (outcome: Outcome) => [outcome, outcome, outcome, outcome] as const
export const ownOnly = (refusal: Outcome) => ['ok', refusal, refusal, refusal] as const

/** A mutation as GraphQL text. */
export function payload(name: string, input: string, fields: string): string {
  return `mutation { ${name}(input: ${input}) { ${fields} userErrors { code field message details } } }`
}
