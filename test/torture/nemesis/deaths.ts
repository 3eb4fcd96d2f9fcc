import { setTimeout as sleep } from 'node:timers/promises'
import { anyGateway, type Fault } from './fault.ts'

/** Processes that are killed, or stopped as one should. */
export const deaths: Readonly<Record<string, Fault>> = {
  F1: {
    name: 'kill -9 of a gateway',
    act: async (stand, random) => {
      const gateway = anyGateway(stand, random)
      await gateway.kill()
      await sleep(random.whole(0, 500))
      await stand.start(gateway)
    },
  },
  F2: {
    name: 'kill -9 of PostgreSQL, at times of a gateway too',
    act: async (stand, random) => {
      stand.killPostgres()
      const both = random.next() < 0.3
      const gateway = anyGateway(stand, random)
      if (both) await gateway.kill()
      await sleep(random.whole(0, 1_000))
      await stand.startPostgres()
      if (both) await stand.start(gateway)
    },
  },
  F17: {
    name: 'a gateway is killed while it migrates',
    impossible: ({ fleet }) => fleet && 'gateways of a fleet do not migrate',
    act: async (stand, random) => {
      const gateway = anyGateway(stand, random)
      await gateway.kill()
      // Every function is made anew, by both if one is too slow.
      await stand.sql("update sql_source set hash = 'before' where name like '%.sql'")
      const first = gateway.start()
      await sleep(random.whole(200, 1_500))
      await first.then(() => gateway.kill())
      await stand.start(gateway)
    },
  },
  F18: {
    name: 'a rolling restart behind the balancer',
    act: async (stand) => {
      for (const gateway of stand.gateways) {
        const code = await gateway.stop()
        if (code !== 0) throw new Error(`a gateway that was asked to stop ended with ${code}`)
        await stand.start(gateway)
        while (!stand.balancer.ready(gateway.url())) await sleep(50)
      }
    },
  },
  F26: {
    name: 'PostgreSQL crashes after a commit and is back before a look',
    act: async (stand) => {
      const [row] = await stand.sql<{ pid: number }>(
        "select pid from pg_stat_activity where application_name = 'lending-gateway' limit 1",
      )
      // The postmaster starts all others again by itself.
      if (row !== undefined) process.kill(row.pid, 'SIGKILL')
      await untilServing(stand)
    },
  },
}

async function untilServing(stand: { sql(text: string): Promise<unknown> }): Promise<void> {
  while (
    !(await stand.sql('select 1').then(
      () => true,
      () => false,
    ))
  )
    await sleep(20)
}
