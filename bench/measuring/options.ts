import { options as readOptions } from '../../src/commands/options.ts'
import { DATA_DIR } from '../database.ts'
import { fanOuts } from '../fan-outs/index.ts'
import type { Wanted } from '../lists/index.ts'
import { workloads } from '../workloads/index.ts'
import { writes } from '../workloads/writes.ts'
import type { Effort } from './measure.ts'

const LISTS = 'lists'
const REST = 'rest'
const SIZES = /^[1-9]\d{3,6}$/
const known = [...workloads, ...fanOuts, ...writes]
  .map(({ name }) => name)
  .concat('fan-out', 'writes', LISTS, REST)

/** What a run of the comparison is to do. */
interface Options {
  readonly loans: number
  readonly effort: Effort
  /** Whether a workload is to be measured. */
  readonly wanted: (work: string) => boolean
  /** Whether a write is to be measured, of those that only the gateway makes. */
  readonly wantedWrite: (write: string) => boolean
  /** Where the figures go as JSON. */
  readonly file: string | undefined
  /** Where a CPU profile of the gateway goes. */
  readonly profile: string | undefined
  /** Where the databases are kept. */
  readonly data: string
  /** If GraphQL and REST are to be compared instead. */
  readonly rest: boolean
  /** If the matrix of lists is to be measured instead: whether each pair of filters is, in each order. */
  readonly lists: Omit<Wanted, 'profile'> | undefined
}

const help = `usage: npm run bench -- [--quick] [--work browse,me] [--rounds 5] [--seconds 4] [--json FILE]
    [--profile FOLDER] [--data FOLDER] [--loans 2000000] [--list loans] [--all] [--sample 10]
  Measures the gateway, its peers and the limit side by side. Workloads: browse, detail, markers, me, transfer,
  fan-out (or one of ${fanOuts.map(({ name }) => `"${name}"`).join(', ')}); writes (or one of
  them, such as deposit), which are the gateway's alone, compared with its transfers, and not part of a run of all.
  --quick takes less than 4 minutes, on 20 000 loans; --profile writes a CPU profile of the gateway; databases are
  kept in bench/.data, or in the folder of --data.
  "lists" alone measures every list with every filter and order, as multiples of detail; --list takes one of
  them, --sample one request in so many, --all takes
  each pair of filters in each order. "rest" alone compares GraphQL with REST.
`

/** Reads the arguments; anything unknown ends the program with 2. */
export function options(args: readonly string[]): Options {
  try {
    return read(args)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'unknown option'}\n${help}`)
    process.exit(2)
  }
}

function read(args: readonly string[]): Options {
  const names = [
    'work',
    'list',
    'sample',
    'loans',
    'rounds',
    'seconds',
    'json',
    'profile',
    'data',
  ] as const
  const given = readOptions(args, names, ['quick', 'all', 'help'])
  if (given.help) {
    process.stdout.write(help)
    process.exit(0)
  }
  const wanted = wanting(given.work)
  const usual = given.quick ? { rounds: '2', seconds: '1' } : { rounds: '5', seconds: '4' }
  return {
    loans: number('loans', given.loans ?? (given.quick ? '20000' : '200000'), SIZES),
    effort: {
      rounds: number('rounds', given.rounds ?? usual.rounds, /^[1-9]\d{0,2}$/),
      seconds: number('seconds', given.seconds ?? usual.seconds, /^(?!0+$)\d{1,3}(\.\d)?$/),
    },
    wanted,
    wantedWrite: (write) => given.work !== undefined && (wanted(write) || wanted('writes')),
    file: given.json,
    profile: given.profile,
    data: given.data ?? DATA_DIR,
    rest: given.work === REST,
    lists:
      given.work === LISTS
        ? {
            all: given.all ?? false,
            only: given.list,
            sample: number('sample', given.sample ?? '1', /^[1-9]\d{0,2}$/),
          }
        : undefined,
  }
}

function number(name: string, text: string, form: RegExp): number {
  if (form.test(text)) return Number(text)
  throw new Error(`--${name}: must be a number above 0`)
}

/** `fan-out` is all of its kinds. */
function wanting(list: string | undefined): Options['wanted'] {
  if (list === undefined) return () => true
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`--work: ${unknown} is none of ${known.join(', ')}`)
  return (work) => names.some((name) => name === work || name === work.split(' ')[0])
}
