import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const { PATH = '' } = process.env
const settings = fileURLToPath(new URL('../../../../deploy/haproxy.cfg', import.meta.url))

/** HAProxy as installed; Debian's package puts it where PATH may not lead. */
export const haproxy = [...PATH.split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'haproxy'))
  .find((path) => existsSync(path))

/** Starts it before two gateways, with the settings of deploy/; each address is a host and a port. */
export function startHaproxy(listen: string, gateways: readonly [a: string, b: string]) {
  if (haproxy === undefined) throw new Error('HAProxy is not installed')
  const [GATEWAY_A, GATEWAY_B] = gateways
  const env = { LISTEN: listen, GATEWAY_A, GATEWAY_B }
  const child = spawn(haproxy, ['-db', '-f', settings], { env, stdio: 'ignore' })
  const ended = once(child, 'close')
  return {
    url: `http://${listen}`,
    close: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
