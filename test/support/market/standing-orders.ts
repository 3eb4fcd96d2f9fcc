import { expect } from 'vitest'
import { jobsSchema } from '../contract/schema.ts'
import type { World } from '../world.ts'
import { loanTools } from './loans.ts'

/** Lenders with standing orders in a world, and what these do. */
export function orderTools(world: World) {
  const { sql } = world.database

  /** A lender with so much money and a standing order. */
  const standing = async (subject: string, money: number, more: object = {}): Promise<void> => {
    const token = await world.token(subject)
    await world.rest('POST', '/wallet/deposit', { token, body: { amount: money } })
    const body = { auto_invest_enabled: true, auto_invest_max_per_loan: 25, ...more }
    expect((await world.rest('PUT', '/preferences', { token, body })).status).toBe(200)
  }

  /** Resolves once no job for standing orders has anything to do now. */
  const settled = async (): Promise<void> => {
    const due = `select from ${jobsSchema}.job where name = 'auto-invest'
      and state not in ('completed', 'failed') and start_after <= now()`
    await expect.poll(async () => (await sql(due)).length, { timeout: 60_000 }).toBe(0)
  }

  /** What a lender's standing order has invested in the loans of a borrower: how often, how much, and in what state that is. */
  const invested = async (lender: string, borrower: string) => {
    const text = `select count(*)::int as times, coalesce(sum(amount), 0)::int / 100.0 as money,
        count(*) filter (where investment.status = 'cancelled')::int as cancelled
      from investment join loan on loan.id = loan_id
      join identity as lender on lender.profile_id = lender_id
      join identity as borrower on borrower.profile_id = borrower_id
      where automatic and lender.subject = $1 and borrower.subject = $2`
    const [row] = await sql<Record<'times' | 'money' | 'cancelled', number>>(text, [
      lender,
      borrower,
    ])
    return { times: row?.times ?? 0, money: Number(row?.money), cancelled: row?.cancelled ?? 0 }
  }

  /** How many messages a member has got of loans. */
  const messages = async (subject: string): Promise<number> => {
    const text = `select from notification join identity on profile_id = user_id
      where subject = $1 and type <> 'deposit'`
    return (await sql(text, [subject])).length
  }

  /** A borrower's loan that is published. */
  const published = async (subject: string, more: object = {}): Promise<string> => {
    const own = loanTools(world, await world.token(subject))
    const { id } = await own.newLoan(more)
    expect((await own.put(id, { status: 'open' })).status).toBe(200)
    return id
  }

  const withdrawn = async (subject: string, id: string): Promise<void> => {
    const own = loanTools(world, await world.token(subject))
    expect((await own.put(id, { status: 'cancelled' })).status).toBe(200)
  }

  return { standing, settled, invested, messages, published, withdrawn }
}
