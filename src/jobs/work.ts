import type { JobQueue } from '../database/job-queues.ts'
import { eachPart } from '../lending/attempts.ts'
import { collectPayments } from '../lending/bank-files/collect.ts'
import { screenMovements } from '../lending/cases/screen.ts'
import { screenNames } from '../lending/cases/screen-names.ts'
import { makeExports } from '../lending/data-export/make.ts'
import type { Unmade } from '../lending/documents/maker.ts'
import { eraseDue } from '../lending/erasure/due.ts'
import { forgetEvents } from '../lending/event-log/number.ts'
import { giveWay } from '../lending/give-way.ts'
import { forgetNotifications } from '../lending/inbox/forget.ts'
import { tellOfMatches } from '../lending/investing/matches.ts'
import { autoInvest, nextTurn, type Turn } from '../lending/investing/orders/standing-orders.ts'
import { payOutLoans } from '../lending/investing/pay-out.ts'
import { planLateLoans } from '../lending/late/arrears.ts'
import { freezeLate } from '../lending/late/borrower.ts'
import { expireLoans } from '../lending/loan/expire.ts'
import { followPayments, settleTransfers } from '../lending/payments/follow.ts'
import { changePlans } from '../lending/plan-changes/due.ts'
import type { Platform } from '../lending/platform.ts'
import { prune } from '../lending/prune.ts'
import { takeAutopayments } from '../lending/repaying/due/autopay.ts'
import { workDays } from '../lending/repaying/due/day.ts'
import { keepMonthEnd } from '../lending/reports/month-end.ts'
import { todayOf } from '../lending/reports/read.ts'
import { followVerifications } from '../lending/verification/verify.ts'
import type { Carrier } from '../telemetry/noted.ts'

type Work = (platform: Platform, data: JobData, again: Again, unmade: Unmade) => Promise<object>

/** Offers a loan again once a pause ends. */
export type Again = (loanId: string, turn: Turn) => Promise<void>

/** What a job is told. */
export interface JobData {
  readonly loanId?: string
  /** Whether the loan is offered again, to standing orders whose pause has ended. */
  readonly waited?: boolean
  /** Whether only those documents are made that somebody asked for. */
  readonly requested?: boolean
  /** The trace of the operation that caused the job. */
  readonly carrier?: Carrier
}

/** What each job does. Each can safely run twice, and returns what it did. */
export const work: Readonly<Record<JobQueue, Work>> = {
  'expire-loans': (platform) =>
    eachPart({
      expired: () => expireLoans(platform),
      frozen: () => freezeLate(platform),
      paid: () => payOutLoans(platform),
    }),
  autopay: async (platform) => {
    // First, and nothing is taken if it fails: what loans owed at the end of a month can't be told once payments of its next day are taken.
    const kept = await keepMonthEnd(platform, await todayOf(platform.database))
    return { kept, taken: await takeAutopayments(platform) }
  },
  'remind-and-default': async (platform) => {
    const { days, ...did } = await eachPart({
      changed: () => changePlans(platform),
      planned: () => planLateLoans(platform),
      days: () => workDays(platform),
    })
    return { ...did, ...days }
  },
  'forget-notifications': async (platform) => ({ forgotten: await forgetNotifications(platform) }),
  'follow-payments': async (platform) => {
    const { collected, ...did } = await eachPart({
      transferred: () => settleTransfers(platform),
      asked: () => followPayments(platform),
      collected: () => collectPayments(platform),
      verified: () => followVerifications(platform),
      // Last, since rules look at whoever sends money before it leaves anyhow, and providers of lists may be slow.
      screened: () => screenMovements(platform),
      listed: () => screenNames(platform),
    })
    return { ...did, ...collected }
  },
  'send-mail': async ({ mail, ...platform }) => {
    if (mail === null) return { sent: 0 }
    const { deliverLetters } = await import('../lending/mail/deliver.ts')
    const rest = (batchMs: number) => giveWay(platform.database, batchMs, 1)
    return { ...(await deliverLetters({ ...platform, mail }, rest)) }
  },
  'export-data': async (platform) => ({ exported: await makeExports(platform) }),
  'keep-books': async (platform) => {
    const { keepBooks } = await import('../lending/books/keep.ts')
    return { ...(await keepBooks(platform)) }
  },
  'make-documents': async (platform, { requested = false }, _, unmade) => {
    if (!platform.limits.documents) return { made: 0 }
    const { makeDocuments } = await import('../lending/documents/make.ts')
    return { ...(await makeDocuments(platform, unmade, requested)) }
  },
  'erase-due': async (platform) => ({ ...(await eraseDue(platform)) }),
  prune: async (platform) => {
    const { events } = await eachPart({
      pruned: () => prune(platform),
      events: () => forgetEvents(platform),
    })
    return { events }
  },
  'auto-invest': async (platform, { loanId = '', waited = false }, again) => {
    // First, so that standing orders in a pause are not forgotten if this job fails for good.
    const next = await nextTurn(platform, loanId)
    if (next) await again(loanId, next)
    const invested = await autoInvest(platform, loanId, waited)
    // Only in the first run, and after the orders: a lender whose order has invested need not be told.
    const told = waited ? 0 : await tellOfMatches(platform, loanId)
    return { loanId, invested, told }
  },
}
