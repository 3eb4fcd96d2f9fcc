import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../src/seed/random.ts'
import type { Market } from './market.ts'
import type { Member } from './members.ts'

const BLOCKED_MS = 700

/** Asks for a change until it is answered. */
type Ask = (op: string, query: string, input: object) => Promise<unknown>

const review = `mutation ($input: ReviewMemberInput!) {
  reviewMember(input: $input) { member { id } userErrors { code } } }`
const giveUp = `mutation ($input: DefaultLoanInput!) {
  defaultLoan(input: $input) { loan { id } userErrors { code } } }`

/**
 * What the operator does now and then: gives up a loan that may be late, or blocks the last member for a moment, whom
 * gateways then remember as blocked for half a minute.
 */
export async function operate(
  market: Market,
  random: Random,
  ask: Ask,
  early: boolean,
): Promise<void> {
  const loan = market.loan(random, ({ status }) => status === 'active')
  if (loan !== undefined && !early) return void (await ask('default', giveUp, { id: loan.id }))
  const { id } = market.members.at(-1) ?? { id: '' }
  if (!early) return
  await ask('block', review, { id, blocked: true, reason: 'a doubt' })
  await sleep(BLOCKED_MS)
  await ask('unblock', review, {
    id,
    blocked: false,
    verificationStatus: 'VERIFIED',
    reason: 'no doubt',
  })
}

/** Lets everybody in again. */
export async function unblockAll(members: readonly Member[], ask: Ask): Promise<void> {
  for (const { id } of members)
    await ask('unblock', review, { id, blocked: false, reason: 'no doubt' })
}
