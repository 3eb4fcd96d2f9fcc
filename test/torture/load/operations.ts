import { lending } from './lending.ts'
import type { Member } from './members.ts'
import { type Choice, post } from './wish.ts'

/** Seen by its owner alone. */
const note = ({ name }: Member, number: number) => `canary-${name}-${number}`

/**
 * The smallest deposit or withdrawal, in cents. A sandbox treats payments of 1.01 to 1.05 specially: they settle, fail or stay unknown only later. A
 * repeated call would get the newer state of payment and wallet, not the first answer, so these amounts are avoided.
 */
const LEAST = 106

const deposit: Choice = (member, _market, random, number) =>
  post('deposit', '/wallet/deposit', {
    amount: random.whole(LEAST, 40_000) / 100,
    description: note(member, number),
  })

/** Half of the time all that there is, so that two lines of one member meet at the end of it. */
const withdraw: Choice = (member, { available }, random, number) => {
  const all = available.get(member.id) ?? 0
  const amount = random.next() < 0.5 && 100 * all >= LEAST ? all : random.whole(LEAST, 30_000) / 100
  return post('withdraw', '/wallet/withdraw', { amount, description: note(member, number) })
}

/** Most go to a few, whose wallets are wanted by many. */
const transfer: Choice = (member, { members }, random, number) => {
  const others = members.filter((other) => other !== member)
  const to = random.pick(random.next() < 0.5 ? others.slice(0, 2) : others)
  const amount = random.whole(1, 10_000) / 100
  return post('transfer', '/wallet/transfer', {
    recipient_id: to.id,
    amount,
    description: `transfer ${number}`,
  })
}

const all: readonly (readonly [weight: number, choice: Choice])[] = [
  [20, deposit],
  [12, withdraw],
  [25, transfer],
  ...lending,
]
const sum = all.reduce((total, [weight]) => total + weight, 0)

/** What a member does next. */
export const choose: Choice = (member, market, random, number) => {
  let left = random.next() * sum
  for (const [weight, choice] of all) {
    left -= weight
    if (left < 0)
      return choice(member, market, random, number) ?? deposit(member, market, random, number)
  }
  return undefined
}
