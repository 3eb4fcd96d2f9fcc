import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../src/seed/random.ts'
import type { TcpProxy } from '../../support/servers/proxy.ts'

/** Has what passes meddled with for a while. */
export async function meddle(
  proxy: TcpProxy,
  meddler: TcpProxy['meddler'],
  milliseconds: number,
): Promise<void> {
  proxy.meddler = meddler
  await sleep(milliseconds)
  proxy.meddler = undefined
}

/** Resets connections, one after the other, by chance. */
export async function cuts(proxy: TcpProxy, random: Random, count: number): Promise<void> {
  for (let cut = 0; cut < count; cut += 1) {
    proxy.cut(random.next())
    await sleep(50)
  }
}
