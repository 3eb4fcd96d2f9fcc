import { createSecretKey } from 'node:crypto'
import { readConfig } from '../../../../src/config.ts'
import { connect, type Database } from '../../../../src/database/connection.ts'
import { requireRoute } from '../../../../src/database/connections/require-route.ts'
import { readDeployment } from '../../../../src/database/deployment.ts'
import { openDatabase } from '../../../../src/database/open.ts'
import { openSeal } from '../../../../src/lending/bank-accounts/seal.ts'
import { defaultChart } from '../../../../src/lending/books/chart.ts'
import { crossingLimits } from '../../../../src/lending/exposure.ts'
import { openGuide } from '../../../../src/lending/guidance/guide.ts'
import type { Limits } from '../../../../src/lending/limits.ts'
import { memberOf } from '../../../../src/lending/member/known-members.ts'
import type { Platform } from '../../../../src/lending/platform.ts'
import { costsAt } from '../../../../src/lending/repaying/schedule/cost.ts'
import { openMovements } from '../../../../src/lending/wallet/make-movements.ts'
import { instant } from '../../../../src/payments/instant/index.ts'
import { createDatabase, type TestDatabase } from '../../database.ts'

/** The rules on a database of their own, without the endpoints. */
export interface TestLedger {
  readonly platform: Platform
  readonly database: TestDatabase
  member(subject: string): Promise<string>
  /** A hash of each table, to see that nothing was stored. */
  fingerprint(but?: readonly string[]): Promise<Record<string, string>>
  close(): Promise<void>
}

const tables = [
  'account',
  'ledger_transaction',
  'entry',
  'wallet_transaction',
  'wallet',
  'profile',
  'identity',
  'preferences',
  'finances',
  'inbox',
  'notification',
  'loan',
  'loan_event',
  'investment',
  'instalment',
  'repayment',
  'former_instalment',
  'plan_change',
  'idempotency_key',
]

/** Opens the rules on a database, or on one of its own, which then goes with them. */
export async function openLedger(shared?: TestDatabase, connections = 8): Promise<TestLedger> {
  const database = shared ?? (await createDatabase())
  const config = readConfig(database.settings)
  const address = await openDatabase(config)
  await requireRoute(address)
  const connected = await connect(address.url, connections, address)
  const { pointKey } = await readDeployment((text) => connected.query(text), { currency: 'USD' })
  const platform = platformOn(connected, pointKey)
  return {
    platform,
    database,
    member: async (subject) => (await memberOf(connected, { subject, name: subject })).id,
    fingerprint: (but = []) => fingerprint(database, but),
    close: async () => {
      await connected.close()
      if (shared === undefined) await database.drop()
    },
  }
}

/** The bounds that are the default. */
export const standardLimits: Limits = {
  loanAmountMin: 5000n,
  loanAmountMax: 5_000_000n,
  loanMonthsMax: 84,
  loanRateMax: 3600,
  fundingWindowDays: 14,
  loanInvestmentsMax: 1000,
  investmentMin: 2500n,
  lateTerms: {
    toleranceAmount: 100n,
    tolerancePercent: 100,
    interest: 'contract',
    penalty: null,
    lateFee: null,
    allocation: 'penalty,fee,interest,principal',
    withdrawWhileLate: 'allow',
  },
  exitTerms: { withdrawalDays: 0, feeRefund: 'none' },
  undoBorneBy: 'lenders',
  borrowWhileLate: false,
  planNoticeDays: 0,
  dueDayChanges: 1,
  defaultAfterDays: 90,
  notificationRetentionDays: 90,
  eventDays: 30,
  withdrawAuthAge: null,
  withdrawApprovalAbove: null,
  newAccountWaitHours: 24,
  depositCreditLimit: null,
  originationFee: 0,
  serviceFee: 0,
  aprMethod: 'us',
  documents: false,
  taxCountry: null,
  gate: null,
  screening: null,
  investmentCancel: false,
  protection: null,
  loanReview: false,
  republishesPerDay: 20,
  exposure: {},
  alone: { above: null, acts: null, days: 1 },
  purposeOfLooks: false,
  retentionYears: { aml: 5, books: 10 },
}

/** What the rules need, on a database that is connected. */
export function platformOn(database: Database, pointKey: Buffer = Buffer.alloc(32)): Platform {
  return {
    database,
    currency: { code: 'USD', decimals: 2 },
    pointKey,
    cursorKey: createSecretKey(pointKey),
    payments: [instant],
    identity: null,
    lists: null,
    seal: openSeal(pointKey),
    webhooks: { plain: true, privateNetworks: true, seal: openSeal(pointKey) },
    move: openMovements(database, crossingLimits(standardLimits.exposure)),
    limits: standardLimits,
    chart: defaultChart,
    timezone: 'UTC',
    dayOf: (time) => time.toISOString().slice(0, 10),
    today: () => new Date().toISOString().slice(0, 10),
    mail: null,
    supportEmail: null,
    guide: openGuide(database),
    costOf: costsAt(standardLimits),
    offer: async () => undefined,
    exportSoon: async () => undefined,
    documentsSoon: async () => undefined,
    erasures: { add: async () => undefined, complete: async () => undefined },
  }
}

/** A hash of each table's rows, but for some tables. */
export async function fingerprint(
  { sql }: TestDatabase,
  but: readonly string[] = [],
): Promise<Record<string, string>> {
  const hashes = tables
    .filter((table) => !but.includes(table))
    .map(
      (table) =>
        `(select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') from ${table} t) as ${table}`,
    )
  const [row] = await sql<Record<string, string>>(`select ${hashes.join(', ')}`)
  return row ?? {}
}
