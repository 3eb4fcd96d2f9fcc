import {
  type Client,
  createRequest,
  type DocumentInput,
  type Exchange,
  type Operation,
} from '@urql/core'
import { pipe, tap } from 'wonka'
import type { Connection } from './connection.ts'

type Document = Operation['query']

/** How the queries on the screen of each client are asked again. */
const asks = new WeakMap<Client, (isAttended: boolean, but?: DocumentInput) => void>()

/**
 * Asks all queries on the screen again, after a change of what any of them can show. If the reader has not made it, and so may have
 * left the page (`isAttended`), nothing is asked that would count as their look at a file. `but` is a query that is left out.
 */
export function askShownAgain(client: Client, isAttended = true, but?: DocumentInput): void {
  asks.get(client)?.(isAttended, but)
}

/** Fields of the back office that show no member's private records, so that no look is noted in the audit trail. */
const withoutALook = [
  'auditActors',
  'auditTrail',
  'lateLoans',
  'loans',
  'me',
  'platform',
  'workCounts',
  'worklist',
  'workOperators',
]
/** What an entry of the trail says: reading it is a look, unless an argument forbids that. */
const told = ['reason', 'before', 'after']
/** What says why of a loan, which its borrower was told: reading that is no look. */
const toldOpenly = ['freeze']
/** How many there are, of whatever kind, is no look. */
const counts = ['totalCount', 'totalCountIsExact', '__typename']

type Definition = Document['definitions'][number]
type Selection = Extract<
  Definition,
  { readonly operation: unknown }
>['selectionSet']['selections'][number]

/** Whether a query can be asked while nobody may be there: outside the back office, everybody sees what is their own. */
function isNoLook({ query }: Operation): boolean {
  return (
    !location.pathname.startsWith('/app/operate') ||
    query.definitions.every(
      (one) =>
        !('selectionSet' in one) ||
        (!isTold(one.selectionSet.selections) &&
          (!('operation' in one) || one.selectionSet.selections.every(isOpen))),
    )
  )
}

/** By its name, since the client adds fields to what it is given, which is a text in the bundle. */
function isSame({ query }: Operation, other: DocumentInput | undefined): boolean {
  return other !== undefined && nameIn(query) === nameIn(createRequest(other, {}).query)
}

function nameIn({ definitions }: Document): string | undefined {
  return definitions.flatMap((one) => ('name' in one ? (one.name?.value ?? []) : [])).at(0)
}

function isOpen(field: Selection): boolean {
  return isNamed(field, withoutALook) || selectedBy(field).every((one) => isNamed(one, counts))
}

function isTold(selections: readonly Selection[]): boolean {
  return selections.some((one) => {
    const isBare = !('arguments' in one && one.arguments?.length)
    if (isNamed(one, toldOpenly)) return false
    return (isBare && isNamed(one, told)) || isTold(selectedBy(one, []))
  })
}

function isNamed(one: Selection, names: readonly string[]): boolean {
  return one.kind === 'Field' && names.includes(one.name.value)
}

/** What is selected within a field; the field itself if nothing is. */
function selectedBy(one: Selection, otherwise: readonly Selection[] = [one]): readonly Selection[] {
  return ('selectionSet' in one && one.selectionSet?.selections) || otherwise
}

/** Knows the queries on the screen, and asks them again when the connection is back, since changes were missed meanwhile. */
export function refetch({ generation }: Pick<Connection, 'generation'>): Exchange {
  return ({ client, forward }) => {
    const shown = new Map<number, Operation>()
    const ask = (isAttended: boolean, but?: DocumentInput) => {
      for (const operation of shown.values())
        if ((isAttended || isNoLook(operation)) && !isSame(operation, but))
          client.reexecuteOperation(
            client.createRequestOperation('query', operation, { requestPolicy: 'network-only' }),
          )
    }
    asks.set(client, ask)
    generation.subscribe((count) => {
      if (count > 1) ask(false)
    })
    return (operations) =>
      pipe(
        operations,
        tap((operation) => {
          if (operation.kind === 'query') shown.set(operation.key, operation)
          if (operation.kind === 'teardown') shown.delete(operation.key)
        }),
        forward,
      )
  }
}
