import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const { PATH = '' } = process.env
const brought = new URL('../../../../node_modules/.cache/nats-server/usr/sbin', import.meta.url)
  .pathname

/** The program, as installed or as .ci/nats-server brings it. */
export const natsServer = [...PATH.split(delimiter), '/usr/sbin', brought]
  .map((folder) => join(folder, 'nats-server'))
  .find((path) => existsSync(path))

/** For the name of tests that need it. */
export const unlessNats = natsServer === undefined ? ' (skipped: .ci/nats-server brings one)' : ''

/** A server on a port of its own, which can be killed, started again and paused. */
export interface Nats {
  readonly port: number
  readonly url: string
  start(): Promise<void>
  kill(): Promise<void>
  pause(): void
  resume(): void
}

/** Starts one with further arguments, such as of who may enter. */
export async function startNats(...more: readonly string[]): Promise<Nats> {
  if (natsServer === undefined) throw new Error('nats-server is not installed')
  const program = natsServer
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), ...more], { stdio: 'ignore' })
    await accepts(port)
  }
  await start()
  return {
    port,
    url: `nats://127.0.0.1:${port}`,
    start,
    kill: async () => {
      if (child?.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGKILL')
      await ended
    },
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
  }
}

async function accepts(port: number): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch (error) {
      if (tried === 400) throw error
      await sleep(50)
    } finally {
      socket.destroy()
    }
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
