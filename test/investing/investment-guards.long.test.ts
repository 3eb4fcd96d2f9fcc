import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invest } from '../../src/lending/investing/invest.ts'
import { reverseTransaction } from '../../src/lending/ledger/reversal.ts'
import { publishLoan } from '../../src/lending/loan/change.ts'
import { createLoan } from '../../src/lending/loan/create.ts'
import { deposit } from '../../src/lending/payments/pay.ts'
import { attempt } from '../support/database.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'

let ledger: TestLedger
let loans: { open: string; active: string }

beforeAll(async () => {
  ledger = await openLedger()
  const [borrower, lender] = [await ledger.member('borrower'), await ledger.member('lender')]
  await deposit(ledger.platform, lender, { amount: 100_000n })
  const published = async () => {
    const terms = { description: 'd', purpose: 'p', interestRate: 900, repaymentPeriodMonths: 3 }
    const { loan } = await createLoan(
      ledger.platform,
      { id: borrower, scopes: [] },
      {
        title: 'T',
        amountRequested: 10_000n,
        ...terms,
      },
    )
    await publishLoan(ledger.platform, { id: borrower, scopes: [] }, { id: loan.id })
    return loan.id
  }
  loans = { open: await published(), active: await published() }
  await invest(ledger.platform, lender, { loanId: loans.open, amount: 4_000n })
  await invest(ledger.platform, lender, { loanId: loans.active, amount: 10_000n })
})
afterAll(() => ledger.close())

const newInvestment = (loan: string, amount: number) =>
  `insert into investment (id, loan_id, lender_id, amount, interest_rate)
   select gen_random_uuid(), '${loan}', lender_id, ${amount}, 900 from investment limit 1`

describe('the database refuses, to its owner too,', () => {
  it.each([
    ['more than a loan asks for', () => newInvestment(loans.open, 6_001), 'loan_funded_range'],
    [
      'an investment in a loan that is paid out',
      () => newInvestment(loans.active, 1),
      'only an open loan',
    ],
    ['an investment of nothing', () => newInvestment(loans.open, 0), 'investment_amount_range'],
    ['a changed amount', () => 'update investment set amount = amount + 1', 'stays as it was made'],
    ['a changed lender', () => 'update investment set lender_id = loan_id', 'stays as it was made'],
    [
      'an entitlement that begins anew',
      () => 'update investment set interest_before = interest_before + 1',
      'stays as it was made',
    ],
    ['a deleted investment', () => 'delete from investment', 'stays as it was made'],
    ['emptied investments', () => 'truncate investment cascade', 'append-only'],
    [
      'more repaid than was lent',
      () => 'update investment set principal_repaid = amount + 1',
      'investment_repaid_range',
    ],
    [
      'a schedule that repays more',
      () => 'update instalment set principal = principal + 1',
      'does not repay what was lent',
    ],
    ['a deleted schedule', () => 'delete from instalment', 'a schedule is frozen'],
    [
      'a schedule that ends too soon',
      () => 'delete from instalment where number > 1',
      'does not repay what was lent',
    ],
    [
      'a schedule of other days',
      () => 'update instalment set due_on = due_on + 1',
      'a schedule is frozen',
    ],
    [
      'another past of a schedule',
      () =>
        'insert into former_instalment select loan_id, number, 1, due_on, 1, 1, 1, 1 from instalment; update former_instalment set interest = 0',
      'append-only',
    ],
    [
      'more paid than is due',
      () => 'update instalment set interest_paid = interest + 1',
      'instalment_paid_range',
    ],
    [
      'funding set by hand',
      () => 'update loan set amount_funded = amount_funded - 1',
      'only through investments',
    ],
    [
      'a loan that begins funded',
      () => `insert into loan (id, borrower_id, title, amount_requested, amount_funded, currency)
      select gen_random_uuid(), borrower_id, 'x', 5, 1, 'USD' from loan limit 1`,
      'only through investments',
    ],
    [
      'a cancelled loan that keeps its promises',
      () => `update loan set status = 'cancelled' where id = '${loans.open}'`,
      'loan_unfunded_when_ended',
    ],
    [
      'a debt that was never paid out',
      () => `update loan set disbursement_date = null where id = '${loans.active}'`,
      'loan_disbursed_when_active',
    ],
    [
      'a claim without an investment',
      () => "insert into account (kind, currency) values ('claim', 'USD')",
      'account_has_one_owner',
    ],
    [
      'a second receivable of a loan',
      () =>
        `insert into account (kind, currency, loan_id) values ('receivable', 'USD', '${loans.active}')`,
      'account_loan_id_unique',
    ],
    [
      'a borrower who is owed',
      () =>
        `select post(gen_random_uuid(), 'deposit', array_agg(id), array_agg(case kind when 'settlement' then -999999 else 999999 end))
          from account where kind in ('settlement', 'receivable')`,
      'account_not_overdrawn',
    ],
  ])('%s', async (_name, statement, message) => {
    const before = await ledger.fingerprint()
    await expect(attempt(ledger.database.ownerUrl, statement())).rejects.toThrow(
      new RegExp(message),
    )
    expect(await ledger.fingerprint()).toEqual(before)
  })

  it('the reversal of what is part of a loan', async () => {
    const kinds = await ledger.database.sql<{ id: string }>(
      "select id from ledger_transaction where kind in ('investment', 'disbursement')",
    )
    expect(kinds.length).toBeGreaterThan(2)
    for (const { id } of kinds)
      await expect(reverseTransaction(ledger.platform, id, 'no')).rejects.toThrow(
        /can be reversed|available/,
      )
  })
})

describe('the application can not', () => {
  it.each([
    () => newInvestment(loans.open, 5),
    () => "update investment set status = 'repaid'",
    () => 'update instalment set principal_paid = 1',
    () => `select disburse(loan, 0, null, null) from loan where id = '${loans.open}'`,
    () => `select conclude_holds(loan, 'release') from loan where id = '${loans.active}'`,
  ])('do what only the functions may (%#)', async (statement) => {
    await expect(attempt(ledger.database.url, statement())).rejects.toThrow(/permission denied/)
  })
})
