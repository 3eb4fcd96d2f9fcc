import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { undoRepayment } from '../../src/lending/undoing/undo.ts'
import { type Lending, openLending } from '../support/market/repaying/lent.ts'

let lending: Lending
let olga: { id: string; scopes: string[] }
beforeAll(async () => {
  lending = await openLending()
  olga = { id: await lending.member('olga'), scopes: ['lending:admin'] }
})
afterAll(() => lending.close())

const undo = (id: string, more = {}) =>
  undoRepayment(lending.platform, olga, { id, reason: 'paid twice', ...more })

const sound = async () => expect(await auditLedger(lending.database.url)).toEqual([])

describe('a part of a repayment that is lent again', () => {
  it('is added to the next instalment, and the paid ones stay paid', async () => {
    const loan = await lending.lend('2024-01-01', 10_000n, 700, 6)
    await loan.pay('2024-02-01', 1701)
    const { transaction } = await loan.pay('2024-03-01', 1701)
    await undo(transaction.reference, { mode: 'return', amount: 1500n, valueDate: '2024-03-01' })
    expect(
      (await loan.plan()).map(([, interest, principal]) => Number(interest) + Number(principal)),
    ).toEqual([1701, 1701, 3201, 1701, 1701, 1709])
    await sound()
  })
})

describe('a repayment that is undone', () => {
  it('never was', async () => {
    const [loan, twin] = [
      await lending.lend('2024-01-01', 10_000n, 700, 6, {}, [6000n, 4000n]),
      await lending.lend('2024-01-01', 10_000n, 700, 6, {}, [6000n, 4000n]),
    ]
    const { transaction } = await loan.pay('2024-02-01', 1701)
    for (const one of [loan, twin]) await one.pay('2024-03-10', 1701)
    for (const one of [loan, twin]) await one.pay('2024-03-20', 2500)
    await undo(transaction.reference)
    expect(await loan.plan()).toEqual(await twin.plan())
    expect(await loan.owed('2024-04-05')).toEqual(await twin.owed('2024-04-05'))
    await sound()
  })
})
