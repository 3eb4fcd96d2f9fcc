import { createNotification } from '../../../src/lending/inbox/create-notification.ts'
import { markAllRead } from '../../../src/lending/inbox/read.ts'
import { invest } from '../../../src/lending/investing/invest.ts'
import { publishLoan } from '../../../src/lending/loan/change.ts'
import { createLoan } from '../../../src/lending/loan/create.ts'
import { deposit } from '../../../src/lending/payments/pay.ts'
import type { TestDatabase } from '../database.ts'
import { openLedger } from '../market/books/ledger.ts'

/** Members and loans to be attacked. */
export interface Targets {
  readonly borrower: string
  readonly lender: string
  /** Has no money and no statement yet. */
  readonly newcomer: string
  /** Has read all notifications. */
  readonly reader: string
  readonly draft: string
  /** Funded in part. */
  readonly open: string
  /** Paid out. */
  readonly active: string
  close(): Promise<void>
}

/** Creates them on a migrated database. */
export async function createTargets(database: TestDatabase): Promise<Targets> {
  const { platform, member, close } = await openLedger(database)
  const borrower = await member('borrower')
  const lender = await member('lender')
  const reader = await member('reader')
  await deposit(platform, lender, { amount: 100_000n })
  await createNotification(platform, { id: reader, scopes: [] }, { title: 'x', message: 'x' })
  await markAllRead(platform, reader, undefined)
  const loan = async () => {
    const { loan } = await createLoan(
      platform,
      { id: borrower, scopes: [] },
      {
        title: 'T',
        description: 'd',
        purpose: 'p',
        amountRequested: 10_000n,
        interestRate: 900,
        repaymentPeriodMonths: 3,
      },
    )
    return loan.id
  }
  const published = async (amount: bigint) => {
    const loanId = await loan()
    await publishLoan(platform, { id: borrower, scopes: [] }, { id: loanId })
    await invest(platform, lender, { loanId, amount })
    return loanId
  }
  return {
    borrower,
    lender,
    newcomer: await member('newcomer'),
    reader,
    draft: await loan(),
    open: await published(4_000n),
    active: await published(10_000n),
    close,
  }
}
