import { setTimeout as sleep } from 'node:timers/promises'
import { afterCommit } from '../../support/market/after-commit.ts'
import { cutAtByte, truncated } from '../../support/servers/databases/meddlers.ts'
import { anyGateway, type Fault } from './fault.ts'
import { cuts, meddle } from './lines.ts'

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
