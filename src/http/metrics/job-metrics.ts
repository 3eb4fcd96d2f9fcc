import type { Registry } from '@prometheus-io/client'
import { jobQueues, type LastSuccess } from '../../database/job-queues.ts'
import type { EndedJobs } from '../../telemetry/ended-jobs.ts'
import { type Counted, counters, gauges, sharedGauges } from './metric.ts'

/** The jobs that ended on this gateway. */
export type JobCounts = () => readonly EndedJobs[]

/** The documents of each kind that this gateway could not make. */
export type UnmadeDocuments = () => ReadonlyMap<string, number>

/** Adds the metrics of jobs. */
export function showJobs(
  registry: Registry,
  jobs: JobCounts,
  unmade: UnmadeDocuments,
  successes: () => Promise<readonly LastSuccess[]>,
): void {
  counters(registry, {
    documents_failed_total: [
      'Attempts of this gateway to make a document that failed, by its kind.',
      ['kind'],
      () => [...unmade()].map(([kind, count]) => [{ kind }, count]),
    ],
    jobs_total: [
      'Jobs that ended on this gateway, by name and outcome.',
      ['job', 'outcome'],
      () => jobs().map(({ job, outcome, count }) => [{ job, outcome }, count]),
    ],
    job_duration_seconds_total: [
      'How long they took, all together.',
      ['job', 'outcome'],
      () => jobs().map(({ job, outcome, seconds }) => [{ job, outcome }, seconds]),
    ],
  })
  sharedGauges(registry, successes, {
    job_last_success_timestamp_seconds: [
      'When a scheduled job last succeeded on any gateway, in seconds since 1970; if that is no longer kept, when its queue was created.',
      ['job'],
      (all) => all.map(({ job, at }) => [{ job }, at]),
    ],
  })
  gauges(registry, {
    job_period_seconds: [
      'How many seconds pass between two runs of a scheduled job.',
      ['job'],
      () =>
        Object.entries(jobQueues).flatMap(([job, schedule]): Counted[] =>
          schedule ? [[{ job }, schedule.periodSeconds]] : [],
        ),
    ],
  })
}
