const outcomes = ['done', 'failed'] as const

/** Jobs that ended on this gateway with one outcome. */
export interface EndedJobs {
  readonly job: string
  readonly outcome: (typeof outcomes)[number]
  readonly count: number
  /** How long they took in total. */
  readonly seconds: number
}

/** Counts ended jobs by outcome. Each count begins at 0, so that metrics show the first failure as an increase. */
export function countingJobs(jobs: readonly string[]) {
  const ended = new Map(
    jobs.flatMap((job) =>
      outcomes.map((outcome) => [`${job} ${outcome}`, { job, outcome, count: 0, seconds: 0 }]),
    ),
  )
  return {
    /** Counts a job that began at a time of the monotonic clock, and has just ended. */
    ended: (job: string, outcome: EndedJobs['outcome'], from: number): void => {
      const counted = ended.get(`${job} ${outcome}`)
      if (counted === undefined) return
      counted.count += 1
      counted.seconds += (performance.now() - from) / 1000
    },
    all: (): readonly EndedJobs[] => [...ended.values()],
  }
}
