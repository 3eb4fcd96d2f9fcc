import { access, constants, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { erasureListIn } from '../../config/erasures.ts'
import { canKeepData, keepsData } from '../../config/surroundings.ts'
import type { Config } from '../../config.ts'
import {
  findHome,
  isOutside,
  type OutsideHome,
  outsideHomes,
  removeHome,
  sizeOf,
} from '../../database/embedded/outside.ts'
import { type Findings, fail, ok, warn } from './finding.ts'

/** Less room than this, in bytes, is soon used up by a database's log alone. */
const FREE_MIN = 500_000_000

/** Checks the data folder, and says where the embedded database keeps its data. */
export async function examineData(config: Config): Promise<Findings> {
  const problem = await canKeepData(config)
  const home = await findHome(config.DATA_DIR)
  return [
    ...(problem === undefined ? [] : fail(problem)),
    ...(problem === undefined && keepsData(config) ? await examineRoom(config.DATA_DIR) : []),
    ...(await examineErasures(erasureListIn(config))),
    ...(home === undefined ? [] : await examineHome(home, config)),
  ]
}

/** Finds databases that nothing uses any more, outside their data folders. */
export async function findLeftovers(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  outside?: string,
): Promise<Findings> {
  const home = await findHome(DATA_DIR)
  const homes = await outsideHomes(outside)
  return [
    ...left(homes.filter(({ abandoned }) => abandoned)),
    ...homes.filter(({ folder, madeFor }) => !madeFor && folder !== home).flatMap(unknown),
  ]
}

/** A full disk lets files be made, but nothing be written into them. */
async function examineRoom(folder: string): Promise<Findings> {
  const free = await freeAt(folder)
  if (free === undefined) return ok(`DATA_DIR ${folder} can be written`)
  return free < FREE_MIN
    ? warn(`the disk of DATA_DIR ${folder} has only ${megabytes(free)} left; free space on it`)
    : ok(`DATA_DIR ${folder} can be written; its disk has ${megabytes(free)} left`)
}

/** How many bytes are left for this user on the disk of a folder; undefined if that can't be known. */
function freeAt(folder: string): Promise<number | undefined> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  )
}

/** Removes the databases whose data folders are gone, naming each first. */
export async function prune(say: (line: string) => void, outside?: string): Promise<void> {
  const abandoned = (await outsideHomes(outside)).filter((home) => home.abandoned)
  if (abandoned.length === 0) say('nothing to remove: every database still has its data folder')
  for (const home of abandoned) {
    say(`removing ${nameOf(home)}`)
    if (!(await removeHome(home))) say('kept it, since it is in use again')
  }
}

/** Checks, without writing anything, that the list of erasures can be written: the file, or the nearest folder that exists. */
async function examineErasures(list: string): Promise<Findings> {
  for (let path = resolve(list); ; path = dirname(path)) {
    const code = await access(path, constants.W_OK).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    )
    if (code === undefined) return []
    if (code === 'ENOENT' && path !== dirname(path)) continue
    return warn(
      `ERASURES_FILE: ${list} can't be written (${code} in ${path}), so whoever is erased would come back with an older backup; name a file that this user can write to, and that all gateways share`,
    )
  }
}

/** Says where the embedded database's data is, and warns if its disk, which can be another than that of DATA_DIR, has little room. */
async function examineHome(home: string, config: Config): Promise<Findings> {
  const { DATA_DIR: dataDir, DATABASE_URL: other } = config
  const size = megabytes(await sizeOf(home))
  if (other !== undefined)
    return ok(`the embedded database in ${home} (${size}) is not used: DATABASE_URL names another`)
  const place = `the embedded database's data is in ${home} (${size})`
  if (!(await isOutside(home, dataDir))) return ok(place)
  const why = `PostgreSQL can't run as root, and the user that it runs as can't enter ${resolve(dataDir)}`
  const free = await freeAt(home)
  return free !== undefined && free < FREE_MIN
    ? warn(`${place}: ${why}; its disk has only ${megabytes(free)} left; free space on it`)
    : ok(`${place}: ${why}${free === undefined ? '' : `; its disk has ${megabytes(free)} left`}`)
}

/** One line for all of them: those of trials may be many. Nor is a data folder there while its disk is not mounted. */
function left(homes: readonly OutsideHome[]): Findings {
  const [first, ...more] = homes
  if (first === undefined) return []
  const bytes = homes.reduce((sum, home) => sum + home.bytes, 0)
  const what =
    more.length === 0
      ? nameOf(first)
      : `${homes.length} databases in ${dirname(first.folder)} (${megabytes(bytes)}), since their data folders are gone`
  return warn(
    `nothing uses ${what}; if no disk is missing on this machine, \`npm run doctor -- --prune\` names and removes ${more.length === 0 ? 'it' : 'them'}`,
  )
}

function unknown({ folder, bytes }: OutsideHome): Findings {
  return warn(
    `${folder} (${megabytes(bytes)}) is from an older version, which did not record its data folder; remove it by hand if no .data/postgres points to it`,
  )
}

function nameOf({ folder, madeFor, bytes }: OutsideHome): string {
  return `${folder} (${megabytes(bytes)}), the database of ${madeFor}, which is gone`
}

/** A size as people read it. */
export function megabytes(bytes: number): string {
  return bytes < 1e10 ? `${Math.round(bytes / 1e6)} MB` : `${Math.round(bytes / 1e9)} GB`
}
