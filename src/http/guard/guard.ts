import type { DocumentNode, OperationTypeNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { evaluate, type Variables } from './amount.ts'
import { type Rules, readDocument, type ValidDocument } from './document.ts'
import { exceeds, limitOf } from './limits.ts'
import { tooLong } from './operation-price.ts'
import type { RequestParams } from './params.ts'
import { type Refused, refusal, refused } from './refusal.ts'
import type { Trusted } from './trusted.ts'

const CACHED_DOCUMENTS = 1_000
/** A dense document takes 160 bytes of memory per character, so 80 MB at worst. */
const CACHED_CHARACTERS = 500_000

/** A request that may be executed. */
export interface Guarded {
  readonly text: string
  readonly document: DocumentNode
  readonly operationName: string | undefined
  /** The operation's own name, requested or not. */
  readonly name: string | undefined
  readonly variables: Variables
  readonly operation: OperationTypeNode
  readonly rootFields: number
  /** Paginated lists inside root fields. */
  readonly pages: number
  readonly cost: number
  /** Whether all of it is open to blocked members. */
  readonly openToBlocked: boolean
  /** What it cost to read the document, in points; 0 if it was cached. */
  readonly work: number
}

/** Admits GraphQL requests of every transport, or returns what is wrong with them, before anything is executed. */
export type Guard = (params: RequestParams) => Guarded | Refused

/** What the guard needs of the program. */
export interface GuardOptions extends Rules {
  readonly trusted: Trusted
  /** Called with the code of each refusal. */
  readonly refused: (code: string) => void
  /** Called with the name of each operation in trusted documents. */
  readonly trusts?: (operation: string) => void
}

/** Creates the guard: each document is parsed, measured and validated once, its variables each time. */
export function createGuard(options: GuardOptions): Guard {
  const documents = new LRUCache<string, ValidDocument>({
    max: CACHED_DOCUMENTS,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_, text) => text.length + 1,
  })
  const lookUp = (text: string): ValidDocument | Refused => {
    const cached = documents.get(text)
    if (cached !== undefined) return cached
    const read = readDocument(options, text)
    if ('document' in read) documents.set(text, { ...read, work: 0 })
    return read
  }
  const guard: Guard = (params) => {
    const text = options.trusted.textOf(params)
    if (typeof text !== 'string') return refused(text)
    const { operationName = null, variables = null } = params
    if (operationName !== null && typeof operationName !== 'string')
      return refused(refusal('BAD_REQUEST', 'operationName must be a string if it is sent.'))
    if (variables !== null && (typeof variables !== 'object' || Array.isArray(variables)))
      return refused(refusal('BAD_REQUEST', 'variables must be an object if they are sent.'))
    const found = lookUp(text)
    if (!('document' in found)) return found
    return admit(text, found, operationName ?? undefined, { ...variables })
  }
  for (const [id, text] of options.trusted.documents) {
    const found = lookUp(text)
    if (!('document' in found))
      throw new Error(`TRUSTED_DOCUMENTS: "${id}" would be refused: ${found.errors[0]?.message}`)
    for (const { name } of found.operations) if (name !== undefined) options.trusts?.(name)
  }
  return (params) => {
    const result = guard(params)
    if ('errors' in result)
      for (const { extensions } of result.errors) options.refused(String(extensions.code))
    return result
  }
}

/** Checks what depends on the variables. */
function admit(
  text: string,
  { document, operations, work }: ValidDocument,
  operationName: string | undefined,
  variables: Variables,
): Guarded | Refused {
  const named = operations.filter(
    ({ name }) => operationName === undefined || name === operationName,
  )
  const [operation] = named
  // Checked here, so that nothing is stored for a name that the caller invented.
  if (operation === undefined) return { errors: [unnamed], work }
  if (named.length > 1) return { errors: [ambiguous], work }
  const request = { text, document, operationName, variables, work }
  const { price, kind, name } = operation
  const { rootFields, pages, money, openToBlocked } = price
  const cost = evaluate(price.cost, variables)
  const wrong = [
    ...(money > limitOf('money') ? [exceeds('money', money)] : []),
    ...tooLong(price, variables, limitOf('page')).map(({ field, argument, length }) =>
      exceeds('page', length, `${field}(${argument}): `),
    ),
  ]
  if (wrong.length > 0) return { errors: wrong, work }
  return cost > limitOf('cost')
    ? { errors: [exceeds('cost', cost)], work }
    : { ...request, name, operation: kind, rootFields, pages, cost, openToBlocked }
}

const unnamed = refusal(
  'OPERATION_RESOLUTION_FAILURE',
  'The document has no operation of the name in `operationName`; send the name of one that it has.',
)
const ambiguous = refusal(
  'OPERATION_RESOLUTION_FAILURE',
  'The document has several operations; say in `operationName` which of them to execute.',
)
