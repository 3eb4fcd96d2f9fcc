import type { Registry } from '@prometheus-io/client'
import { counter, gauges } from './counter.ts'

/** Jobs that ended, by name and outcome. */
export type JobCounts = () => readonly {
  readonly job: string
  readonly outcome: string
  readonly count: number
  /** How long they took, all together. */
  readonly seconds: number
  /** When the last of them ended, in seconds since 1970. */
  readonly lastAt: number
}[]

/** Adds the metrics of jobs. */
export function showJobs(registry: Registry, jobs: JobCounts): void {
  counter(
    registry,
    'jobs_total',
    'Jobs that ended on this gateway, by name and outcome.',
    ['job', 'outcome'],
    () => jobs().map(({ job, outcome, count }) => [{ job, outcome }, count]),
  )
  counter(
    registry,
    'job_duration_seconds_total',
    'How long they took, all together.',
    ['job', 'outcome'],
    () => jobs().map(({ job, outcome, seconds }) => [{ job, outcome }, seconds]),
  )
  gauges(
    registry,
    'job_last_success_timestamp_seconds',
    'When a job last succeeded on this gateway, in seconds since 1970; any gateway may run the next.',
    ['job'],
    () =>
      jobs().flatMap(({ job, outcome, lastAt }) => (outcome === 'done' ? [[{ job }, lastAt]] : [])),
  )
}
