import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { jobQueues } from '../../src/database/job-queues.ts'

// What has to be said of each job, and done beside it.

/** How docs/support.md says how often a job runs, by the seconds between two runs. */
const howOften: Readonly<Record<number, string>> = {
  60: 'every minute',
  600: 'every 10 minutes',
  3600: 'every hour',
  86400: 'every night',
}

it('every job is described', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const [, table = ''] = /^\| job \|.+\n\|.+\n((?:\|.+\n)+)/m.exec(read('docs/support.md')) ?? []
  const rows = new Map(
    [...table.matchAll(/^\| `([\w-]+)` \| ([^|]+) \|/gm)].map(([, job = '', when = '']) => [
      job,
      when,
    ]),
  )
  expect([...rows.keys()].toSorted(), 'the table of jobs in docs/support.md').toEqual(
    Object.keys(jobQueues).toSorted(),
  )
  const otherwise = Object.entries(jobQueues).flatMap(([job, schedule]) => {
    const often = schedule === null ? 'when' : howOften[schedule.periodSeconds]
    return often !== undefined && rows.get(job)?.includes(often) ? [] : `${job}: ${often}`
  })
  expect(otherwise, 'when each runs, in the table of docs/support.md').toEqual([])
  const [section = ''] = /^## JobsFailing\n[^#]+/m.exec(read('docs/runbook.md')) ?? []
  const unsaid = Object.keys(jobQueues).filter((job) => !section.includes(`\`${job}\``))
  expect(unsaid, 'say in docs/runbook.md, JobsFailing, what members notice').toEqual([])
})

/** What jobs do that a sandbox does not do while its clock moves, each with the reason. */
const afterwards: Readonly<Record<string, string>> = {
  eachPart: 'only calls the others',
  giveWay: 'nobody else writes meanwhile',
  makeExports: 'what a member has asked for does not wait for a day',
  keepBooks: 'adds up all days that are over, whenever it runs',
  makeDocuments: 'makes all that is due, whenever it runs',
  eraseDue: 'erases all that is due, whenever it runs',
  forgetEvents: 'deletes all that is too old, whenever it runs',
  nextTurn: 'the end of each pause is a stop of the clock',
  tellOfMatches: 'a loan is published while the clock stands',
}

/** The functions of rules that a file of src/ takes. */
const calledIn = (path: string) =>
  [
    ...readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8').matchAll(
      /import \{ ([^}]+) \} from '\.\.\/lending|const \{ (\w+) \} = await import/g,
    ),
  ]
    .flatMap(([, whole = '', lazy = '']) => [...whole.split(', '), lazy])
    .filter((name) => /^[a-z]\w+$/.test(name))

it('a sandbox whose clock moves does what jobs do, or is said not to', () => {
  const moving = calledIn('sandbox/advance.ts')
  expect(
    calledIn('jobs/work.ts')
      .filter((name) => !moving.includes(name))
      .toSorted(),
    'call it in `doWhatIsDue` of src/sandbox/advance.ts, which comes to it when the clock stops: at a time of its own if `next_stop` in src/sandbox/clock.sql names one; or say in `afterwards` here why the clock can move without it',
  ).toEqual(Object.keys(afterwards).toSorted())
})

/** What jobs do that tests reach otherwise. */
const reachedOtherwise: Readonly<Record<string, string>> = {
  giveWay: 'before each batch of letters',
  nextTurn: 'by the job, when a loan is published',
  screenMovements: 'by the job, and when the clock of a sandbox moves',
  todayOf: 'only reads the day',
  followVerifications: 'by the job, and when the clock of a sandbox moves',
}

it('what a job does is called by a test', () => {
  const folder = new URL('../', import.meta.url)
  const tests = globSync('**/*.ts', { cwd: folder, exclude: ['house/**'] })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const untried = calledIn('jobs/work.ts').filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(tests),
  )
  expect(
    untried.toSorted(),
    'call each in a test of what it does, such as test/inbox/notifications.long.test.ts for forgetNotifications, or say in `reachedOtherwise` here how tests reach it',
  ).toEqual(Object.keys(reachedOtherwise).toSorted())
})
