import type { Registry } from '@prometheus-io/client'
import { jobQueues } from '../../database/job-queues.ts'
import type { EndedJobs } from '../../telemetry/ended-jobs.ts'
import { counter, gauges } from './counter.ts'

/** The jobs that ended on this gateway. */
export type JobCounts = () => readonly EndedJobs[]

/** The documents of each kind that this gateway could not make. */
export type UnmadeDocuments = () => ReadonlyMap<string, number>

/** Adds the metrics of jobs. */
export function showJobs(registry: Registry, jobs: JobCounts, unmade: UnmadeDocuments): void {
  counter(
    registry,
    'documents_failed_total',
    'Attempts of this gateway to make a document that failed, by its kind.',
    ['kind'],
    () => [...unmade()].map(([kind, count]) => [{ kind }, count]),
  )
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
      jobs().flatMap(({ job, outcome, count, ageSeconds }) =>
        outcome === 'done' && count > 0 ? [[{ job }, Date.now() / 1000 - ageSeconds]] : [],
      ),
  )
  gauges(
    registry,
    'job_period_seconds',
    'How many seconds pass between two runs of a scheduled job.',
    ['job'],
    () =>
      Object.entries(jobQueues).flatMap(([job, schedule]) =>
        schedule ? [[{ job }, schedule.periodSeconds]] : [],
      ),
  )
}
