import { once } from 'node:events'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { runProgram, startProgram } from '../../support/program.ts'
import { startPrimary, startStandby } from '../../support/servers/databases/standby.ts'
import { startHaproxy } from '../../support/servers/fleet/haproxy.ts'
import { freePort } from '../../support/servers/free-port.ts'

export const METRICS_TOKEN = 'of-the-soak-test-alone'

/** Two gateways behind HAProxy, on a primary whose commits wait for its standby. */
export async function openStage() {
  const dataDir = await createFolder()
  const primary = await startPrimary()
  const standby = await startStandby(primary, 'second')
  await primary.sql("alter system set synchronous_standby_names = 'second'")
  await primary.sql('select pg_reload_conf()')
  const both = (url: string) => {
    const { host, hostname } = new URL(url)
    return url.replace(host, `${host},${hostname}:${new URL(standby.url).port}`)
  }
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: both(primary.url),
    DATABASE_DIRECT_URL: both(primary.url),
    SHUTDOWN_DELAY_MS: '4000',
    TRUST_PROXY: '1',
    METRICS_TOKEN,
  }
  const migrated = await runProgram(['migrate'], {
    ...settings,
    DATABASE_OWNER_URL: both(primary.ownerUrl),
  })
  if (migrated.code !== 0) throw new Error(migrated.stderr)
  const ports = [await freePort(), await freePort()] as const
  const start = (port: number) =>
    startProgram({ ...settings, PORT: String(port), LOG_LEVEL: 'info' })
  const gateways = [await start(ports[0]), await start(ports[1])]
  const proxy = startHaproxy(`127.0.0.1:${await freePort()}`, [
    `127.0.0.1:${ports[0]}`,
    `127.0.0.1:${ports[1]}`,
  ])
  const end = async (index: number) => {
    const child = gateways[index]?.child
    if (child === undefined) return
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    await closed
  }
  return {
    url: proxy.url,
    dataDir,
    databaseUrl: standby.url,
    gateways: ports.map((port) => `http://127.0.0.1:${port}`),
    /** Restarts one gateway after the other, each when the other one is ready. */
    restart: async () => {
      for (const [index, port] of ports.entries()) {
        await end(index)
        gateways[index] = await start(port)
        await ready(`http://127.0.0.1:${port}`)
      }
    },
    /** Kills the primary as a power cut would, and promotes the standby. */
    failOver: async () => {
      await primary.kill()
      await standby.sql('select pg_promote()')
    },
    lines: () =>
      standby.sql<{ count: number }>(
        "select count(*)::int from wallet_transaction join wallet on wallet.id = wallet_id join identity on identity.profile_id = wallet.user_id where type = 'deposit' and subject like 'saver %' group by wallet_id order by 1",
      ),
    close: async () => {
      await Promise.all(gateways.map((_, index) => end(index)))
      await proxy.close()
      await standby.close()
      await primary.close()
      await removeFolder(dataDir)
    },
  }
}

/** Waits until an address says that it can serve. */
export async function ready(url: string): Promise<void> {
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200))
}
