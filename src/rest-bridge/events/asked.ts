import {
  GraphQLEnumType,
  GraphQLID,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
  GraphQLString,
  getNullableType,
} from 'graphql'
import type { Variables } from '../../reads/plan/amount.ts'
import { InvalidRequest } from '../errors.ts'
import { type Issue, issue } from '../issue.ts'
import { type Parameter, queryParameters, readQuery } from '../query.ts'
import { type NamedTopic, namedTopics, type Topic, type Topics } from './topics.ts'

/** How many loans one stream can follow. */
export const LOANS_MAX = 20

/** A topic to follow. */
export interface Following {
  readonly topic: Topic
  readonly variables: Variables
}

const ownTopic = new GraphQLEnumType({
  name: 'Topic',
  values: Object.fromEntries(Object.values(namedTopics).map((name) => [name, {}])),
})
const listOf = (type: GraphQLEnumType | typeof GraphQLID | typeof GraphQLString) =>
  new GraphQLList(new GraphQLNonNull(type))
const own: readonly Parameter[] = [
  { name: 'topics', variable: 'topics', type: listOf(ownTopic) },
  { name: 'loan', variable: 'loan', type: listOf(GraphQLID) },
  { name: 'types', variable: 'types', type: listOf(GraphQLString) },
]

/** The query parameters: which of the caller's own records, which loans, and the parameters of the map of loans. */
export function eventParameters(schema: GraphQLSchema, { markers }: Topics): readonly Parameter[] {
  const ofMap = queryParameters(schema, markers.live.row, markers.live)
  return [...own, ...ofMap.map((one) => ({ ...one, type: getNullableType(one.type) }))]
}

/** The topics that a request asks for: the caller's notifications and wallet if it names none. */
export function readAsked(
  parameters: readonly Parameter[],
  topics: Topics,
  query: Variables,
): readonly Following[] {
  const issues: Issue[] = []
  const read = readQuery(topics.markers.live.row, parameters, query, issues)
  const { topics: named, loan = [], types, ...area } = read
  const loans = [...new Set((loan as readonly string[]).map((id) => id.toLowerCase()))]
  const filtered = Object.keys(area).length > 0
  if (filtered && query.bbox === undefined) issues.push(withoutBox)
  if (loans.length > LOANS_MAX) issues.push(tooManyLoans)
  const wanted = named ?? (filtered || loans.length > 0 ? [] : ['NOTIFICATIONS', 'WALLET'])
  const isWanted = (name: string) => (wanted as readonly string[]).includes(name)
  if (types !== undefined && !isWanted('OPERATOR_EVENTS')) issues.push(typesWithoutEvents)
  if (isWanted('OPERATOR_EVENTS') && isWanted('NOTIFICATIONS')) issues.push(twoPositions)
  if (issues.length > 0) throw new InvalidRequest(issues)
  const ofOwn = (Object.keys(namedTopics) as NamedTopic[]).filter((name) =>
    isWanted(namedTopics[name]),
  )
  return [
    ...ofOwn.map((name) => ({
      topic: topics[name],
      variables: name === 'event' && types ? { types } : {},
    })),
    ...loans.map((id) => ({ topic: topics.loan, variables: { id } })),
    ...(filtered ? [{ topic: topics.markers, variables: area }] : []),
  ]
}

const withoutBox = issue('bbox', 'REQUIRED', 'issue.events.box')
const typesWithoutEvents = issue('types', 'INVALID', 'issue.events.types')
const twoPositions = issue('topics', 'INVALID', 'issue.events.positions')
const tooManyLoans = issue('loan', 'INVALID', 'issue.events.loans', { max: LOANS_MAX })
