/** How thorough a run is: ROUNDS=2, as in CI, adds the long tests, and repeats races twice as often. */
const factor = Number(process.env.ROUNDS ?? 1)

/** Whether this run has time for the long tests, as CI has. */
export const isThorough = factor > 1

/** How often to repeat something that chance decides, where so often is enough for every day. */
export const rounds = (often: number): number => Math.ceil(often * factor)
