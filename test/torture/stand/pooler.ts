import {
  type Bouncer,
  settingsThrough,
  startPgbouncer,
  through,
} from '../../support/servers/databases/pgbouncer.ts'
import { startProxy } from '../../support/servers/proxy.ts'

/** PgBouncer in transaction mode, which keeps its address when it is started again. */
export type Pooler = Awaited<ReturnType<typeof openPooler>>

export async function openPooler(url: string) {
  let bouncer: Bouncer = await startPgbouncer('transaction', [url])
  const line = await startProxy({ host: '127.0.0.1', port: bouncer.port })
  const way = { mode: bouncer.mode, port: line.port }
  return {
    url: through(way, url),
    settings: settingsThrough(way, url),
    /** Kills it, as a crash would. */
    kill: () => bouncer.stop(),
    start: async () => {
      bouncer = await startPgbouncer('transaction', [url])
      line.target.port = bouncer.port
    },
    signal: (signal: 'SIGSTOP' | 'SIGCONT') => {
      if (bouncer.pid !== undefined) process.kill(bouncer.pid, signal)
    },
    close: async () => {
      await bouncer.stop()
      line.close()
    },
  }
}
