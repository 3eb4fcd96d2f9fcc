import type { Action, Turn } from './turn.ts'

/** Signs up: name, place, whether to be on the map, and first money. */
export const join: Action = async (turn) => {
  const { profile, showOnMap } = turn.member
  await turn.ask(
    `mutation ($profile: UpdateProfileInput!, $preferences: UpdatePreferencesInput!, $money: DepositInput!) {
      updateProfile(input: $profile) { userErrors { code } }
      updatePreferences(input: $preferences) { userErrors { code } }
      deposit(input: $money) { userErrors { code } }
    }`,
    {
      profile,
      preferences: { showOnMap },
      money: { amount: income(turn), idempotencyKey: turn.key },
    },
  )
  return 'joined'
}

/** Brings money in. */
export const deposit: Action = async (turn) => {
  await turn.ask(
    'mutation ($input: DepositInput!) { deposit(input: $input) { userErrors { code } } }',
    { input: { amount: income(turn), idempotencyKey: turn.key } },
  )
  return 'deposited'
}

/** Takes a part of what is available out; who has too little for that deposits. */
export const withdraw: Action = async (turn) => {
  const { me } = await turn.ask<{ me: { wallet: { availableBalance: string } } }>(
    '{ me { wallet { availableBalance } } }',
  )
  const part = Number(me.wallet.availableBalance) * (0.1 + 0.4 * turn.random.next())
  if (part < turn.bounds.amountMin) return deposit(turn)
  await turn.ask(
    'mutation ($input: WithdrawInput!) { withdraw(input: $input) { userErrors { code } } }',
    { input: { amount: String(Math.floor(part)), idempotencyKey: turn.key } },
  )
  return 'withdrew'
}

/** Enough for some investments. */
function income({ random, bounds }: Turn): string {
  return String(bounds.amountMin * random.whole(10, 60))
}
