import { execFileSync } from 'node:child_process'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../support/folders.ts'
import type { Stand } from './stand.ts'

const DATA_MB = 700
const WAL_MB = 160

/** Two small disks for a stand, one for the data and one for the WAL; undefined where they can't be mounted. */
export function smallDisks() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const mounted: string[] = []
  const mount = (folder: string, megabytes: number) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder])
    mounted.unshift(folder)
  }
  return {
    folder: async () => {
      const folder = await createFolder()
      mount(folder, DATA_MB)
      return folder
    },
    /** Moves the WAL to a disk of its own; PostgreSQL is restarted for it. */
    apart: async (stand: Stand) => {
      await stand.sql("alter system set max_wal_size = '64MB'")
      await stand.sql("alter system set min_wal_size = '32MB'")
      stand.killPostgres()
      const home = realpathSync(join(stand.dataDir, 'postgres'))
      const [wal, disk] = [join(home, 'data/pg_wal'), join(stand.dataDir, 'wal')]
      mkdirSync(disk)
      mount(disk, WAL_MB)
      const own = join(disk, 'pg_wal')
      execFileSync('cp', ['-a', wal, own])
      execFileSync('rm', ['-r', wal])
      execFileSync('ln', ['-s', own, wal])
      await stand.startPostgres()
    },
    unmount: () => {
      for (const folder of mounted) execFileSync('umount', ['-l', folder])
      const [data] = mounted.slice(-1)
      if (data !== undefined) rmSync(data, { recursive: true, force: true })
    },
  }
}
