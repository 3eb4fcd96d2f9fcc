import { Kind, type OperationDefinitionNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { ToldError } from '../../languages/told-error.ts'
import { evaluate, type Variables } from '../../reads/plan/amount.ts'
import { type Plan, planOf, tooLong } from '../../reads/plan/plan.ts'
import { type Rules, readDocument, type ValidDocument } from './document.ts'
import {
  exceeds,
  limitOf,
  type Refused,
  type RequestParams,
  refused,
  type Trusted,
} from './request.ts'

const CACHED_DOCUMENTS = 1_000
/** The memory of a dense document per character. */
const CHARACTER_BYTES = 160
/** The limit for documents and what is compiled for their operations: that can be 2 MB for a document of 1 000 characters. */
const CACHED_BYTES = 160_000_000

/** A request that may be executed. */
export interface Guarded {
  readonly text: string
  readonly plan: Plan
  /** As the request names it. */
  readonly operationName: string | undefined
  readonly variables: Variables
  readonly cost: number
  /** The cost of reading the document, in points; 0 if it was cached. */
  readonly work: number
}

/** Admits GraphQL requests of every transport, or returns what is wrong with them, before anything is executed. */
export type Guard = (params: RequestParams) => Guarded | Refused

/** The parts of the program that the guard needs. */
export interface GuardOptions extends Rules {
  readonly trusted: Trusted
  /** Called with the code of each refusal. */
  readonly refused: (code: string) => void
  /** Called with the name of each operation in trusted documents. */
  readonly trusts?: (operation: string) => void
}

/** Creates the guard. It parses, measures and validates each document once, and checks the variables of each request. */
export function createGuard(options: GuardOptions): Guard {
  const known = new Known(options)
  const guard: Guard = (params) => {
    const text = options.trusted.textOf(params)
    if (typeof text !== 'string') return refused(text)
    const { operationName = null, variables = null } = params
    if (operationName !== null && typeof operationName !== 'string')
      return refused(new ToldError('BAD_REQUEST', 'error.document.name'))
    if (variables !== null && (typeof variables !== 'object' || Array.isArray(variables)))
      return refused(new ToldError('BAD_REQUEST', 'error.document.variables'))
    const found = known.document(text)
    if ('errors' in found) return found
    const { document, work } = found
    const operation = operationOf(document, operationName ?? undefined)
    if ('extensions' in operation) return { errors: [operation], work }
    const request = { text, operationName: operationName ?? undefined, variables: { ...variables } }
    return admit({ ...request, plan: known.plan(text, document, operation), work })
  }
  for (const [id, text] of options.trusted.documents) {
    const found = known.document(text)
    if ('errors' in found)
      throw new Error(`TRUSTED_DOCUMENTS: "${id}" would be refused: ${found.errors[0]?.message}`)
    for (const { name } of found.document.operations) if (name) options.trusts?.(name.value)
  }
  return (params) => {
    const result = guard(params)
    if ('errors' in result)
      for (const { extensions } of result.errors) options.refused(String(extensions.code))
    return result
  }
}

/** A document with its operations, and the plans of those that have been asked for. */
interface KnownDocument extends Pick<ValidDocument, 'document'> {
  readonly operations: readonly OperationDefinitionNode[]
  readonly plans: Map<OperationDefinitionNode, Plan>
  bytes: number
}

/**
 * The documents that were requested most recently, and the only place that keeps what is compiled from them. A document's text
 * is the only key, so that callers can store nothing else here.
 */
class Known {
  readonly #rules: Rules
  readonly #documents = new LRUCache<string, KnownDocument>({
    max: CACHED_DOCUMENTS,
    maxSize: CACHED_BYTES,
  })

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** A valid document, and the cost of reading it just now. */
  document(text: string): { readonly document: KnownDocument; readonly work: number } | Refused {
    const known = this.#documents.get(text)
    if (known !== undefined) return { document: known, work: 0 }
    const read = readDocument(this.#rules, text)
    if ('errors' in read) return read
    const document = {
      ...withOperations(read),
      plans: new Map(),
      bytes: CHARACTER_BYTES * (text.length + 1),
    }
    this.#keep(text, document)
    return { document, work: read.work }
  }

  plan(text: string, known: KnownDocument, operation: OperationDefinitionNode): Plan {
    const planned = known.plans.get(operation)
    if (planned !== undefined) return planned
    const plan = planOf(this.#rules.schema, known.document, operation, (bytes) => {
      known.bytes += bytes
      this.#keep(text, known)
    })
    known.plans.set(operation, plan)
    return plan
  }

  #keep(text: string, document: KnownDocument): void {
    // Setting the same value again would keep its old size.
    this.#documents.delete(text)
    this.#documents.set(text, document, { size: document.bytes })
  }
}

function withOperations({
  document,
}: ValidDocument): Pick<KnownDocument, 'document' | 'operations'> {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  return { document, operations }
}

/** Checked here, so that nothing is stored for a name that the caller invented. */
function operationOf({ operations }: KnownDocument, asked: string | undefined) {
  const named = operations.filter(({ name }) => asked === undefined || name?.value === asked)
  const [operation] = named
  if (operation === undefined) return unnamed
  return named.length > 1 ? ambiguous : operation
}

/** Checks what depends on the variables. */
function admit(request: Omit<Guarded, 'cost'>): Guarded | Refused {
  const { plan, variables, work } = request
  const { price } = plan
  const cost = evaluate(price.cost, variables)
  const wrong = [
    ...(price.money > limitOf('money') ? [exceeds('money', price.money)] : []),
    ...tooLong(plan, variables, limitOf('page')).map(({ field, argument, length }) =>
      exceeds('page', length, `${field}(${argument}): `),
    ),
  ]
  if (wrong.length > 0) return { errors: wrong, work }
  return cost > limitOf('cost') ? { errors: [exceeds('cost', cost)], work } : { ...request, cost }
}

const unnamed = new ToldError('OPERATION_RESOLUTION_FAILURE', 'error.document.unnamed')
const ambiguous = new ToldError('OPERATION_RESOLUTION_FAILURE', 'error.document.several')
