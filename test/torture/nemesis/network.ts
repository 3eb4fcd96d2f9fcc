import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../src/seed/random.ts'
import { afterCommit } from '../../support/after-commit.ts'
import { cutAtByte, delayed, truncated } from '../../support/meddlers.ts'
import type { TcpProxy } from '../../support/proxy.ts'
import { anyGateway, type Fault } from './fault.ts'

const SILENCE_MS = 30_000

/** What goes wrong on the way. */
export const network: Readonly<Record<string, Fault>> = {
  F3: {
    name: 'connections are reset, some just after COMMIT; answers are cut short',
    act: async (stand, random) => {
      const { calls, database } = anyGateway(stand, random)
      await meddle(database, afterCommit(), 800)
      await cuts(database, random, 10)
      await meddle(database, cutAtByte(random.whole(100, 20_000), random.pick(['up', 'down'])), 600)
      await cuts(calls, random, 10)
      await meddle(calls, cutAtByte(random.whole(50, 2_000), random.pick(['up', 'down'])), 600)
      await meddle(calls, truncated(random.whole(1, 400)), 600)
      await stand.sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'lending-gateway%'",
      )
    },
  },
  F8: {
    name: 'the lines of subscribers are slow',
    act: async (stand, random) => meddle(anyGateway(stand, random).live, delayed(100), 4_000),
  },
  F9: {
    name: 'the lines of subscribers are cut',
    act: async ({ gateways }, random) => {
      for (let cut = 0; cut < 20; cut += 1) {
        random.pick(gateways).live.cut(random.next())
        await sleep(random.whole(50, 250))
      }
    },
  },
  F10: {
    name: 'the lines of subscribers are half open',
    act: async (stand, random) => {
      const { live } = anyGateway(stand, random)
      live.mute()
      await sleep(3_000)
      // Those who were forgotten come back by new lines.
      for (let cut = 0; cut < 40; cut += 1) live.cut(0)
    },
  },
  F14: {
    name: 'the connection that listens is killed again and again',
    act: async (stand) => {
      for (let kill = 0; kill < 15; kill += 1) {
        await stand.sql(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lending-gateway listener'",
        )
        await sleep(200)
      }
    },
  },
  F24: {
    name: 'the network to the database is silent',
    act: async (stand, random) => {
      const { database } = anyGateway(stand, random)
      database.hold()
      await sleep(random.pick([3_000, 12_000, SILENCE_MS]))
      database.release()
    },
  },
}

async function meddle(
  proxy: TcpProxy,
  meddler: TcpProxy['meddler'],
  milliseconds: number,
): Promise<void> {
  proxy.meddler = meddler
  await sleep(milliseconds)
  proxy.meddler = undefined
}

async function cuts(proxy: TcpProxy, random: Random, count: number): Promise<void> {
  for (let cut = 0; cut < count; cut += 1) {
    proxy.cut(random.next())
    await sleep(50)
  }
}
