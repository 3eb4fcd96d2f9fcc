import { describe, it } from 'vitest'
import { runsNightly } from './rounds.ts'

/** Whether long cases run: each night, and whenever their file or folder is named. */
const runsLongCases = runsNightly || process.env.CASES === 'all'

/** A case that takes long, such as a race or a thousand loans, in a file whose other cases run each day. */
export const long = it.runIf(runsLongCases)

/** Cases that all take long. */
export const describeLong = describe.runIf(runsLongCases)
