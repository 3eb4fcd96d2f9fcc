import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../src/seed/random.ts'
import type { FleetParts } from '../stand/database.ts'
import type { Stand } from '../stand/stand.ts'
import { anyGateway, type Fault } from './fault.ts'

/** Longer than a gateway waits for an answer. */
const PAUSE_MS = 9_000

const impossible = ({ fleet }: Stand) => (fleet ? undefined : 'needs --fleet')

/** What goes wrong with the parts that only a fleet has. */
export const fleet: Readonly<Record<string, Fault>> = {
  F27: {
    name: 'PgBouncer is killed, or stands still',
    impossible,
    act: async (stand, random) => {
      const { pooler } = partsOf(stand)
      if (random.next() < 0.5) return pause((signal) => pooler.signal(signal), random)
      await pooler.kill()
      await sleep(random.whole(0, 1_000))
      await pooler.start()
    },
  },
  F28: {
    name: 'the primary is killed, at times after it stood still, and its synchronous standby promoted',
    impossible,
    act: async (stand, random) => {
      const { servers } = partsOf(stand)
      if (random.next() < 0.3) {
        servers.signal('primary', 'SIGSTOP')
        await sleep(random.whole(500, PAUSE_MS))
      }
      await servers.failOver()
    },
  },
  F30: {
    name: 'a worker is killed, or stands still',
    impossible,
    act: async (stand, random) => {
      const pid = random.pick(anyGateway(stand, random).workers())
      if (random.next() < 0.5) process.kill(pid, 'SIGKILL')
      else await pause((signal) => process.kill(pid, signal), random)
    },
  },
  F32: {
    name: 'the standby for reads is killed, stands still, is late, or gives up statements',
    impossible,
    act: async (stand, random) => {
      const { servers } = partsOf(stand)
      await random.pick([killed, still, late, conflicting])(servers, random)
      await servers.settle()
    },
  },
  F33: {
    name: 'the synchronous standby is killed, so that commits wait',
    impossible,
    act: async (stand, random) => {
      const { servers } = partsOf(stand)
      servers.kill('second')
      await sleep(random.whole(0, PAUSE_MS))
      await servers.start('second')
      await servers.settle()
    },
  },
}

type Servers = FleetParts['servers']

async function killed(servers: Servers, random: Random): Promise<void> {
  servers.kill('reader')
  await sleep(random.whole(0, 3_000))
  await servers.start('reader')
}

const still = (servers: Servers, random: Random) =>
  pause((signal) => servers.signal('reader', signal), random)

async function late(servers: Servers, random: Random): Promise<void> {
  await servers.sql('reader', 'select pg_wal_replay_pause()')
  await sleep(random.whole(500, PAUSE_MS))
  await servers.sql('reader', 'select pg_wal_replay_resume()')
}

/** Whatever the standby is about to replay ends the statements that are in its way. */
async function conflicting(servers: Servers): Promise<void> {
  await servers.sql('reader', "alter system set max_standby_streaming_delay = '0'")
  await servers.sql('reader', 'select pg_reload_conf()')
  for (const table of ['wallet', 'account', 'entry', 'ledger_transaction', 'loan', 'profile'])
    await servers.sql('primary', `vacuum ${table}`)
}

async function pause(signal: (name: 'SIGSTOP' | 'SIGCONT') => void, random: Random): Promise<void> {
  signal('SIGSTOP')
  await sleep(random.whole(500, PAUSE_MS))
  signal('SIGCONT')
}

function partsOf({ fleet: parts }: Stand): FleetParts {
  if (parts === undefined) throw new Error('there is no fleet')
  return parts
}
