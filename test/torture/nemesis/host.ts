import { spawn, spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Stand } from '../stand/stand.ts'
import { anyGateway, type Fault } from './fault.ts'

const FULL_MS = 5_000
const BUSY_MS = 4_000

/** What goes wrong on the machine. */
export const host: Readonly<Record<string, Fault>> = {
  F12: {
    name: "a gateway's clock is 10 minutes ahead or behind",
    impossible: () => (preload() === undefined ? "needs Debian's package faketime" : undefined),
    act: async (stand, random) => {
      await withClock(stand, anyGateway(stand, random), random.pick(['+10m', '-10m']))
    },
  },
  F13: {
    name: "the database's disk is full, of data or of WAL",
    impossible: ({ dataDir }) =>
      isSmall(dataDir) ? undefined : 'needs root on Linux, which mounts a tmpfs for it',
    act: async (stand, random) => {
      const ballast = join(stand.dataDir, random.pick(['', 'wal']), 'ballast')
      fill(ballast)
      await sleep(FULL_MS)
      rmSync(ballast, { force: true })
      await stand.startPostgres()
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
  F25: {
    name: "a gateway's clock is set back by an hour while it runs",
    impossible: () => (preload() === undefined ? "needs Debian's package faketime" : undefined),
    act: async (stand, random) => withClock(stand, anyGateway(stand, random), '-1h'),
  },
}

/** The library by which `faketime` does its work, loaded into the gateway itself. */
function preload(): string | undefined {
  const { status, stdout } = spawnSync('faketime', ['-f', '+0s', 'printenv', 'LD_PRELOAD'], {
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : undefined
}

/** Runs a gateway by another clock for a while; the database keeps its own. */
async function withClock(
  stand: Stand,
  gateway: Stand['gateways'][number],
  offset: string,
): Promise<void> {
  await gateway.stop()
  const clock = join(stand.dataDir, 'clock')
  writeFileSync(clock, '+0')
  await stand.start(gateway, {
    LD_PRELOAD: preload() ?? '',
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  })
  writeFileSync(clock, offset)
  await sleep(BUSY_MS)
  await gateway.stop()
  await stand.start(gateway)
}

const isSmall = (folder: string) => statfsSync(folder).type === 0x01021994

function fill(path: string): void {
  try {
    const block = Buffer.alloc(1024 * 1024)
    for (;;) writeFileSync(path, block, { flag: 'a' })
  } catch {
    // It is full.
  }
}
