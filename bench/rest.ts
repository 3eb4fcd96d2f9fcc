import { print } from 'graphql'
import { records } from '../src/rest-bridge/records/records.ts'
import type { BenchDatabase } from './database.ts'
import { load } from './measuring/load.ts'
import type { Effort } from './measuring/measure.ts'
import { nth, openPopulation } from './measuring/population.ts'
import { bytesOf } from './measuring/request.ts'
import type { Figures } from './measuring/table.ts'
import { openTally } from './measuring/tally.ts'
import { startServers } from './server.ts'

const LOANS = 2_000
const fragment = records.filter(({ name }) => name.value === 'LoanRecord').map(print)

/** The same record, and the same list, asked for by GraphQL and by REST, with the same fields. */
export async function measureRest(
  database: BenchDatabase,
  opened: (() => Promise<void>)[],
  { rounds, seconds }: Effort,
  profile: string | undefined,
): Promise<Figures[]> {
  const { gateway } = await startServers(database, opened, { names: ['gateway'], profile })
  const { members, rows } = await openPopulation(database)
  const loans = await rows<{ id: string }>(
    `select id from loan where status = 'open' order by md5(id::text) limit ${LOANS}`,
  )
  const tokenOf = (number: number) => nth(members, number).token
  const graphql = (query: string, variables: (number: number) => object) => (number: number) =>
    bytesOf({
      path: '/graphql',
      token: tokenOf(number),
      body: { query: `${query} ${fragment}`, variables: variables(number) },
    })
  const rest = (path: (number: number) => string) => (number: number) =>
    Buffer.from(
      `GET ${path(number)} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${tokenOf(number)}\r\n\r\n`,
    )
  const page = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
  const list = `query { loans(first: 20) { nodes { ...LoanRecord } ${page} } }`
  const requests = [
    [
      'a loan',
      'graphql',
      graphql('query($id: ID!) { loan(id: $id) { ...LoanRecord } }', (number) => ({
        id: nth(loans, number).id,
      })),
    ],
    ['a loan', 'rest', rest((number) => `/loans/${nth(loans, number).id}`)],
    ['20 loans', 'graphql', graphql(list, () => ({}))],
    ['20 loans', 'rest', rest(() => '/loans')],
  ] as const
  gateway.resume()
  let number = 0
  const tallies = requests.map(([work, server, build]) => {
    const tally = openTally(gateway)
    const next = () => {
      number += 1
      return build(number)
    }
    return {
      work,
      server,
      tally,
      run: (time: number) => load({ url: gateway.url, seconds: time, next, least: 100 }),
    }
  })
  for (let round = -1; round < rounds; round += 1)
    for (const { tally, run } of tallies)
      if (round < 0) await run(1)
      else await tally.round(() => run(seconds))
  return tallies.map(({ work, server, tally }) => ({ ...tally.figures(work), server }))
}
