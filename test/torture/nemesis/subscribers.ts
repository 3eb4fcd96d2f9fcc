import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../src/seed/random.ts'
import { cutAtByte, delayed, truncated } from '../../support/servers/databases/meddlers.ts'
import type { StandGateway } from '../stand/gateway.ts'
import type { Stand } from '../stand/stand.ts'
import { anyGateway, type Fault } from './fault.ts'
import { meddle } from './lines.ts'

/** More than the buffers of sockets take. */
const FLOOD = 4_000
/** Two pings are 24 s, and machines are slow. */
const LET_GO_MS = 40_000

/** What goes wrong between the gateways and their subscribers. */
export const subscribers: Readonly<Record<string, Fault>> = {
  F8: {
    name: 'the lines of subscribers are slow, stand still amid a flood, and break within a message',
    act: async (stand, random) => {
      const { live } = anyGateway(stand, random)
      await meddle(live, delayed(100), 2_000)
      live.hold()
      await flood(stand, random)
      await sleep(random.pick([1_000, 5_000]))
      live.release()
      await sleep(500)
      await meddle(live, cutAtByte(random.whole(200, 20_000), random.pick(['up', 'down'])), 2_000)
      await meddle(live, truncated(random.whole(1, 400)), 1_000)
    },
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
    name: 'the lines of subscribers are half open, until the gateway lets them go',
    act: async (stand) => {
      const gateway = await watchedGateway(stand)
      gateway.live.mute()
      const late = performance.now() + LET_GO_MS
      while ((await liveConnections(gateway)) > 0) {
        if (performance.now() > late) throw new Error('a gateway keeps lines that are half open')
        await sleep(500)
      }
      gateway.live.release()
    },
  },
}

/** Tells one member more than can be on its way. */
async function flood({ sql }: Stand, random: Random): Promise<void> {
  await sql(
    `select notify_users(array_agg(user_id), array_agg('torture'::text), array_agg(jsonb_build_object('text', repeat('x', 1000)))),
       pg_notify('lending_change', '')
     from (select user_id from inbox order by user_id offset $1 limit 1) as one, generate_series(1, $2)`,
    [random.whole(0, 7), FLOOD],
  )
}

/** A gateway with subscribers, who come back a little after the fault before. */
async function watchedGateway({ gateways }: Stand): Promise<StandGateway> {
  const late = performance.now() + LET_GO_MS
  while (performance.now() < late) {
    for (const gateway of gateways) if ((await liveConnections(gateway)) > 0) return gateway
    await sleep(500)
  }
  throw new Error('subscribers do not come back')
}

async function liveConnections(gateway: StandGateway): Promise<number> {
  const metrics = await (await fetch(`${gateway.url()}/metrics`)).text()
  const series = metrics.matchAll(/^live_connections(?:\{[^}]*\})? (\d+)/gm)
  return [...series].reduce((sum, [, count]) => sum + Number(count), 0)
}
