import { spawn } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Stand } from '../stand/stand.ts'
import { anyGateway, type Fault } from './fault.ts'

/** In which a gateway refuses, half a second each. */
const FULL_ROUNDS = 12
const NOTICED_MS = 60_000
const BUSY_MS = 4_000

/** What goes wrong on the machine. */
export const host: Readonly<Record<string, Fault>> = {
  F13: {
    name: "the database's disk is full, of data and then of WAL",
    impossible: ({ dataDir, fleet }) => {
      if (fleet) return 'servers of a fleet have no disks of their own'
      return isSmall(dataDir) ? undefined : 'needs root on Linux, which mounts a tmpfs for it'
    },
    act: async (stand) => {
      for (const disk of ['', 'wal']) {
        const ballast = join(stand.dataDir, disk, 'ballast')
        const free = () => rmSync(ballast, { force: true })
        await keepFull(stand, ballast, disk === 'wal').finally(free)
        await stand.startPostgres()
        while (!(await allReady(stand))) await sleep(500)
      }
    },
  },
  F20: {
    name: 'processor and memory are short',
    act: async (stand, random) => {
      const gateway = anyGateway(stand, random)
      await gateway.stop()
      await stand.start(gateway, {
        NODE_OPTIONS: '--max-old-space-size=160',
        EVENT_LOOP_DELAY_MAX_MS: '500',
      })
      const burners = Array.from({ length: 3 }, () =>
        spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }),
      )
      await sleep(BUSY_MS)
      for (const burner of burners) burner.kill('SIGKILL')
      await gateway.stop()
      await stand.start(gateway)
    },
  },
}

const isSmall = (folder: string) => statfsSync(folder).type === 0x01021994

/** Keeps a disk full until a gateway has refused for a while, since it noticed or the database is gone. */
async function keepFull(stand: Stand, ballast: string, isWal: boolean): Promise<void> {
  const late = performance.now() + NOTICED_MS
  for (let left = FULL_ROUNDS; left > 0; await sleep(500)) {
    fill(ballast)
    // Segments that are there already would last for minutes.
    if (isWal) await stand.sql('select pg_switch_wal()').catch(() => undefined)
    if (!(await allReady(stand))) left -= 1
    if (performance.now() > late) throw new Error('no gateway noticed that the disk is full')
  }
}

async function allReady({ gateways }: Stand): Promise<boolean> {
  const answers = await Promise.all(
    gateways.map((gateway) => fetch(`${gateway.url()}/readyz`).catch(() => undefined)),
  )
  return answers.every((answer) => answer?.status === 200)
}

function fill(path: string): void {
  try {
    const block = Buffer.alloc(1024 * 1024)
    for (;;) writeFileSync(path, block, { flag: 'a' })
  } catch {
    // It is full.
  }
}
