import { execFileSync } from 'node:child_process'
import { Agent, request } from 'node:http'

/** The processes that a process started and that are still there. */
export function childrenOf(pid: number | undefined): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' })
  return list
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, state]) => Number(parent) === pid && !state?.startsWith('Z'))
    .map(([child]) => Number(child))
}

/** Asks on a connection of its own, as the next worker in turn gets it; undefined if there is no answer. */
export function askAnew(
  url: string,
  { method = 'GET', token, body }: { method?: string; token?: string; body?: string } = {},
): Promise<{ readonly status: number; readonly text: string } | undefined> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve) => {
    request(url, { method, headers, agent: new Agent({ keepAlive: false }) }, async (answer) => {
      const chunks = await answer.toArray()
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
    })
      .on('error', () => resolve(undefined))
      .end(body)
  })
}

/** The values of a metric by worker, of the series with a label. */
export async function metricOf(
  url: string,
  name: string,
  label = '',
): Promise<Record<string, number>> {
  const { text = '' } = (await askAnew(`${url}/metrics`)) ?? {}
  const series = text.matchAll(
    new RegExp(`^${name}\\{.*${label}.*worker="(\\w+)".*\\} (\\S+)$`, 'gm'),
  )
  return Object.fromEntries([...series].map(([, worker, value]) => [worker, Number(value)]))
}
