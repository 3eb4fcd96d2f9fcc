import type { Row } from './row.ts'
import { investmentRows } from './rows/investment.ts'
import { loanRows } from './rows/loan.ts'
import { mapRows } from './rows/map.ts'
import { notificationRows } from './rows/notification.ts'
import { profileRows } from './rows/profile.ts'
import { walletRows } from './rows/wallet.ts'

/** The whole REST API, one row per operation; validated against the schema at startup. */
export const routes: readonly Row[] = [
  ...profileRows,
  ...walletRows,
  ...notificationRows,
  ...loanRows,
  ...investmentRows,
  ...mapRows,
]
