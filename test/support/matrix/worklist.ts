import { type Line, payload } from './matrix.ts'

const operatorOnly = { outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'] } as const
/** What everybody sees who runs the platform, also without acting. */
const seenByBoth = { ...operatorOnly, support: 'ok' } as const
/** There is no such item, which operators alone learn. */
const none = 'late:00000000-0000-4000-8000-000000000000'
const missing = { outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'] } as const

/** The worklist over GraphQL. Cases are on it for the scope `lending:cases` alone. */
export const worklistLines: readonly Line[] = [
  {
    name: 'Query.worklist',
    call: () => '{ worklist { totalCount nodes { id kind member { fullName } note } } }',
    ...seenByBoth,
  },
  {
    name: 'Query.worklist with cases',
    call: () => '{ worklist(kind: [CASE]) { totalCount nodes { id } } }',
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  },
  {
    name: 'Query.lateLoans',
    call: () => '{ lateLoans { bucket loans amountDue } }',
    ...seenByBoth,
  },
  {
    name: 'Query.workCounts',
    call: () => '{ workCounts { kind items } }',
    ...seenByBoth,
  },
  { name: 'Query.workOperators', call: () => '{ workOperators { id } }', ...seenByBoth },
  {
    name: 'Mutation.updateWorkItem',
    call: () => payload('updateWorkItem', `{ id: "${none}", note: "called" }`, 'item { id }'),
    ...missing,
  },
]

/** The same over REST. */
export const worklistRestLines: readonly Line[] = [
  {
    name: 'GET /operator/worklist',
    call: () => ['GET', '/operator/worklist'],
    ...seenByBoth,
  },
  {
    name: 'GET /operator/work-counts',
    call: () => ['GET', '/operator/work-counts'],
    ...seenByBoth,
  },
  {
    name: 'GET /operator/late-loans',
    call: () => ['GET', '/operator/late-loans'],
    ...seenByBoth,
  },
  {
    name: 'GET /operator/work-operators',
    call: () => ['GET', '/operator/work-operators'],
    ...seenByBoth,
  },
  {
    name: 'PATCH /operator/worklist/{id}',
    call: () => ['PATCH', `/operator/worklist/${none}`, { note: 'called' }],
    ...missing,
  },
]
