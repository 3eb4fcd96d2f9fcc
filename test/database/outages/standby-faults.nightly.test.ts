import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { type Gateway, startGateway } from '../../../src/gateway.ts'
import { release } from '../../../src/migrations/release.ts'
import { createDatabase } from '../../support/database.ts'
import { httpClient } from '../../support/http-client.ts'
import { runProgram } from '../../support/program.ts'
import { questions } from '../../support/reads/questions.ts'
import { ask } from '../../support/reads/read-paths.ts'
import { rounds } from '../../support/rounds.ts'
import {
  answered,
  metric,
  type Replicated,
  startReplicated,
} from '../../support/servers/databases/replicated.ts'

let fleet: Replicated
let url: string
let token: string
/** Without a standby. */
let plain: Gateway

beforeAll(async () => {
  fleet = await startReplicated({ SEED_DEMO: '1', DATABASE_REPLICA_LAG_MAX_MS: '2000' })
  url = fleet.gateways[0].url
  const { DATABASE_REPLICA_URL: _, ...settings } = fleet.settings
  plain = await startGateway(readConfig(settings), pino({ level: 'silent' }))
  const [owner] = await fleet.primary.sql<{ subject: string }>(
    'select subject from identity join loan on borrower_id = profile_id limit 1',
  )
  token = await fleet.token(owner?.subject ?? '')
})
afterAll(async () => {
  await plain.close()
  await fleet.close()
})

/** Reads until something holds; every answer has to be right. */
async function readingUntil(holds: () => Promise<boolean>): Promise<void> {
  const expected = await ask(plain.url, token, browse)
  do expect(await ask(url, token, browse)).toEqual(expected)
  while (!(await holds()))
}
const browse = '{ loans(first: 10) { nodes { id title borrower { fullName } } } me { id } }'
const isInUse = async (count: number) => (await metric(url, 'standby_connections')) === count

describe('a standby', () => {
  it('answers whatever can be asked as the primary does', async () => {
    const ids = await fleet.primary.sql<{ id: string }>('select id from loan limit 3')
    const all = questions([...ids.map(({ id }) => id), 'nonsense'])
    await fc.assert(
      fc.asyncProperty(all, async (query) => {
        const expected = await ask(plain.url, token, query, { no: false })
        for (let sight = 1; sight <= 3; sight += 1) {
          const found = await ask(url, token, query, { no: false })
          expect([found.data, found.errors?.length]).toEqual([
            expected.data,
            expected.errors?.length,
          ])
        }
      }),
      { numRuns: rounds(10) },
    )
    // Nothing failed there that only the primary can do.
    const { standby, failed } = await answered(url)
    expect(standby).toBeGreaterThan(10)
    expect(failed).toBe(0)
  })

  it('that dies and comes back is left out meanwhile, and nobody notices', async () => {
    await fleet.standby.kill()
    await readingUntil(() => isInUse(0))
    const { primary } = await answered(url)
    await readingUntil(async () => (await answered(url)).primary > primary)
    expect((await httpClient(url)('GET', '/readyz')).status).toBe(200)
    await fleet.standby.start()
    await readingUntil(() => isInUse(4))
    const { standby } = await answered(url)
    await readingUntil(async () => (await answered(url)).standby > standby)
  })

  it('that ends every connection is replaced by the primary for those reads', async () => {
    const end = () =>
      fleet.standby.sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lending-gateway standby'",
      )
    let kills = 0
    await readingUntil(async () => {
      await Promise.all([end(), readingUntil(async () => true)])
      kills += 1
      return kills > 20
    })
    await readingUntil(() => isInUse(4))
  })

  it('that is late is left out until it is not', async () => {
    await fleet.standby.sql('select pg_wal_replay_pause()')
    await fleet.primary.sql("update profile set bio = 'newer'")
    await readingUntil(() => isInUse(0))
    expect(await metric(url, 'standby_lag_seconds')).toBeGreaterThan(2)
    const { standby } = await answered(url)
    await readingUntil(async () => true)
    expect((await answered(url)).standby).toBe(standby)
    await fleet.standby.sql('select pg_wal_replay_resume()')
    await readingUntil(() => isInUse(4))
  })
})

describe('a setting that can never work', () => {
  const serve = (more: Readonly<Record<string, string>>) =>
    runProgram(['serve'], { ...fleet.settings, SEED_DEMO: '0', ...more })
  const expectLine = async (more: Readonly<Record<string, string>>, line: RegExp) => {
    const { code, stderr, stdout } = await serve(more)
    expect(stderr).toMatch(line)
    expect([code, stderr.split('\n').length]).toEqual([2, 2])
    expect(stdout).not.toContain('listening')
  }

  it('is refused in one line before anything is served', async () => {
    const { url: primary } = fleet.primary
    const other = Object.assign(new URL(fleet.standby.url), { pathname: '/postgres' }).href
    const foreign = (await createDatabase()).url
    const stranger = Object.assign(new URL(fleet.standby.url), { password: 'wrong' }).href
    await expectLine({ DATABASE_REPLICA_URL: primary }, /DATABASE_REPLICA_URL: .* is a primary/)
    await expectLine({ DATABASE_REPLICA_URL: foreign }, /DATABASE_REPLICA_URL: .* is not a copy/)
    await expectLine({ DATABASE_REPLICA_URL: other }, /DATABASE_REPLICA_URL: .* different database/)
    await expectLine({ DATABASE_REPLICA_URL: stranger }, /DATABASE_REPLICA_URL: .* password/)
  })

  it('is refused where the schema is of another release', async () => {
    await fleet.standby.sql('select pg_wal_replay_pause()')
    const recorded = (number: number) =>
      fleet.primary.sql(`update sql_source set hash = '${number}' where name = 'release'`)
    await recorded(release + 1)
    const both = `release ${release}, but that of DATABASE_URL is of release ${release + 1}`
    await expectLine({}, new RegExp(`DATABASE_REPLICA_URL: .* ${both}`))
    await recorded(release)
    await fleet.standby.sql('select pg_wal_replay_resume()')
  })

  it('is told by the doctor, and so is a standby that is well or away', async () => {
    const doctor = (more = {}) => runProgram(['doctor'], { ...fleet.settings, ...more })
    expect((await doctor()).stdout).toContain('✓ the standby of DATABASE_REPLICA_URL follows')
    const primary = await doctor({ DATABASE_REPLICA_URL: fleet.primary.url })
    expect([primary.code, primary.stdout]).toEqual([
      1,
      expect.stringContaining('✗ DATABASE_REPLICA_URL'),
    ])
    const nobody = Object.assign(new URL(fleet.standby.url), { port: '1' }).href
    const gone = await doctor({ DATABASE_REPLICA_URL: nobody })
    expect(gone.stdout).toContain('! the standby of DATABASE_REPLICA_URL is not used')
  })
})
