const { LONG, NIGHTLY, ROUNDS = '1' } = process.env
const factor = Number(ROUNDS)

/** Whether races and histories are repeated more often than each day, and each test takes its full form: ROUNDS=2 or more. */
export const isThorough = factor > 1

/** Whether this run has time for the tests that take minutes, as each night's has: NIGHTLY=yes, or more rounds than one. */
export const runsNightly = NIGHTLY === 'yes' || isThorough

/** Whether this run has time for the long tests, as CI has: LONG=yes, or each night. */
export const runsLong = LONG === 'yes' || runsNightly

/** How often to repeat something that chance decides, where so often is enough for every day. */
export const rounds = (often: number): number => Math.ceil(often * factor)
