import type { FanOut } from './fan-out.ts'
import { loans } from './loans.ts'
import { markers } from './markers.ts'
import { notifications } from './notifications.ts'
import { wallets } from './wallets.ts'

/** The fan-outs, in the order of the table. */
export const fanOuts: readonly FanOut[] = [
  loans(1_000),
  loans(5_000),
  notifications,
  wallets,
  markers,
]
