import { spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Stand } from '../stand/stand.ts'
import { anyGateway, type Fault } from './fault.ts'

const WRONG_MS = 4_000

const impossible = () => (preload() === undefined ? "needs Debian's package faketime" : undefined)

/** Clocks that are wrong. */
export const clocks: Readonly<Record<string, Fault>> = {
  F12: {
    name: "a gateway's clock is 10 minutes ahead or behind",
    impossible,
    act: async (stand, random) => {
      await gatewayClock(stand, anyGateway(stand, random), random.pick(['+10m', '-10m']))
    },
  },
  F25: {
    name: 'the clock of a gateway or of PostgreSQL is set back by an hour while it runs',
    impossible,
    act: async (stand, random) =>
      random.next() < 0.5
        ? gatewayClock(stand, anyGateway(stand, random), '-1h')
        : databaseClock(stand, '-1h'),
  },
}

/** The library by which `faketime` does its work, loaded into the process itself. */
function preload(): string | undefined {
  const { status, stdout } = spawnSync('faketime', ['-f', '+0s', 'printenv', 'LD_PRELOAD'], {
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : undefined
}

/** Runs a gateway by another clock for a while; the database keeps its own. */
async function gatewayClock(
  stand: Stand,
  gateway: Stand['gateways'][number],
  offset: string,
): Promise<void> {
  const { environment, set } = clockOf(stand)
  await gateway.stop()
  await stand.start(gateway, { ...environment, FAKETIME_NO_CACHE: '1' })
  set(offset)
  await sleep(WRONG_MS)
  await gateway.stop()
  await stand.start(gateway)
}

/** Runs PostgreSQL by another clock for a while; the gateways keep theirs. */
async function databaseClock(stand: Stand, offset: string): Promise<void> {
  const { environment, set } = clockOf(stand)
  stand.killPostgres()
  await stand.startPostgres({ ...environment, FAKETIME_CACHE_DURATION: '1' })
  await sleep(WRONG_MS)
  const [before] = await stand.sql<{ now: Date }>('select now()')
  set(offset)
  await sleep(WRONG_MS)
  const [after] = await stand.sql<{ now: Date }>('select now()')
  stand.killPostgres()
  await stand.startPostgres()
  if (before === undefined || after === undefined || after.now > before.now)
    throw new Error('the clock of PostgreSQL was not set back')
}

function clockOf({ dataDir }: Stand) {
  const file = join(dataDir, 'clock')
  const set = (offset: string) => writeFileSync(file, offset)
  set('+0')
  chmodSync(file, 0o644)
  const environment = {
    LD_PRELOAD: preload() ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
  return { environment, set }
}
