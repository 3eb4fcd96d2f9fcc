import { createHash, randomUUID } from 'node:crypto'
import { afterAll, expect, inject, it } from 'vitest'
import { openDesk } from '../support/app/desk.ts'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { redacted } from '../support/market/redacting.ts'
import { runProgram } from '../support/program.ts'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const { tokens, ids, data } = await openDesk(world)
afterAll(() => world.close())

const settings = () => ({ DATA_DIR: inject('dataDir'), ...world.database.settings })
const exported = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await runProgram(['audit-trail', ...args], settings())
  expect([code, stderr]).toEqual([0, ''])
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
type Line = Record<string, string | number | null>

/** What the hash of an exported entry must be, by docs/decisions/0040-audit-trail.md. */
const hashOf = (line: Line) =>
  sha(
    [
      line.previous_hash,
      line.number,
      line.at,
      line.actor_kind,
      line.actor,
      line.act,
      line.target_kind,
      line.target_id ?? '',
      line.member_id ?? '',
      line.refused_with ?? '',
      line.digest,
    ].join('\n'),
  )

it('is exported as JSON lines that anybody can check without the database', async () => {
  for (const score of [500, 600, 700]) {
    const input = `id: "${ids.ada}", creditScore: ${score}, reason: "Grüße, \\"${score}\\""`
    await data(
      tokens.olga,
      `mutation { reviewMember(input: { ${input} }) { userErrors { code } } }`,
    )
  }
  await data(tokens.sam, `{ memberFile(memberId: "${ids.ada}") { wallet { balance } } }`)
  const lines = await exported()
  expect(lines.map(({ act }) => act)).toEqual([
    ...Array(3).fill('reviewMember'),
    'lookAtMember',
    'exportAuditTrail',
  ])
  let before = '0'.repeat(64)
  for (const [index, line] of lines.entries()) {
    expect(line).toMatchObject({ number: index + 1, previous_hash: before, hash: hashOf(line) })
    expect(sha(`${line.salt}\n${line.personal}`)).toBe(line.digest)
    before = line.hash
  }
  expect(JSON.parse(lines[1].personal)).toMatchObject({
    reason: 'Grüße, "600"',
    after: { credit_score: 600 },
  })
  const rest = await exported('--after', '4')
  expect(rest.map(({ number }) => number)).toEqual([5, 6])
})

it('keeps its chain when a member’s data are redacted', async () => {
  expect(await redacted(world, ids.ada)).toMatchObject({ status: 'approved' })
  const lines = await exported()
  expect(lines.slice(0, 4).map(({ personal, salt }) => [personal, salt])).toEqual(
    Array(4).fill([null, null]),
  )
  for (const line of lines) expect(line.hash).toBe(hashOf(line))
  const { auditTrail } = await data(
    tokens.sam,
    `{ auditTrail(filter: { act: "reviewMember" }) { nodes { redacted reason before after actorId hash } } }`,
  )
  expect(auditTrail.nodes).toHaveLength(3)
  for (const node of auditTrail.nodes)
    expect(node).toMatchObject({ redacted: true, reason: null, before: null, actorId: ids.olga })
})

it.each([
  ['reason: " "', 'VALIDATION_FAILED'],
  [`reason: "${'x'.repeat(201)}"`, 'VALIDATION_FAILED'],
  ['reason: "x"', 'NOT_FOUND'],
])('redacts nothing with %s', async (input, code) => {
  const text = `mutation { redactAuditTrail(input: { id: "${randomUUID()}", ${input} }) { request { id } userErrors { code } } }`
  expect((await data(tokens.olga, text)).redactAuditTrail).toEqual({
    request: null,
    userErrors: [{ code }],
  })
})

it('is filtered by each argument, and refuses a period that ends before it begins', async () => {
  const numbers = async (filter: string): Promise<Body[]> =>
    (await data(tokens.sam, `{ auditTrail(filter: { ${filter} }) { nodes { number } } }`))
      .auditTrail.nodes
  const all = (await numbers('')).length
  for (const [filter, count] of [
    [`actorId: "${ids.sam}", looks: true`, 1],
    [`actorId: "${ids.olga}", act: "reviewMember"`, 3],
    ['actorKind: JOB', 3],
    ['actorKind: RULE', 0],
    [`targetId: "${ids.ada}", refused: false, looks: false`, 4],
    ['refused: true', 3],
    [`memberId: "${crypto.randomUUID()}"`, 0],
    ['since: "2020-01-01T00:00:00Z"', all],
    ['until: "2020-01-01T00:00:00Z"', 0],
  ] as const)
    expect(await numbers(filter), filter).toHaveLength(count)
  const ofPeople = (looks: boolean | null) => numbers(`actorKind: OPERATOR, looks: ${looks}`)
  const [acts, seen, both] = [await ofPeople(false), await ofPeople(true), await ofPeople(null)]
  expect([acts.length > 0, seen.length > 0, both.length]).toEqual([true, true, all - 3])
  const newestFirst = (one: Body, other: Body) => other.number - one.number
  expect(both).toEqual([...acts, ...seen].toSorted(newestFirst))
  const { body } = await world.graphql(
    tokens.sam,
    '{ auditTrail(filter: { since: "2026-02-01T00:00:00Z", until: "2026-01-01T00:00:00Z" }) { totalCount } }',
  )
  expect(body.errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED', field: 'since' })
})

long('is checked by the doctor', async () => {
  const doctor = async () => {
    const { stdout } = await runProgram(['doctor'], settings())
    return stdout.split('\n').filter((line) => /audit trail (is|was) /.test(line))
  }
  const [{ hash, number }] = (await world.database.sql(
    "select number, encode(hash, 'hex') as hash from audit_head",
  )) as [Line]
  expect(await doctor()).toEqual([
    `✓ the audit trail is whole: ${number} entries, the last has the hash ${hash}`,
  ])
  await world.database.sql(
    "set session_replication_role = replica; update audit_entry set act = 'x' where number = 2; reset session_replication_role",
  )
  expect(await doctor()).toEqual(['✗ entry 2 of the audit trail was changed'])
})
