import { type Action, amountOf, mutate, type Turn, textOf, times } from './turn.ts'

/** Signs up: name, location, whether to be on the map, and a first deposit. */
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

/** Deposits enough money for several investments. */
export const deposit: Action = async (turn) => {
  await mutate(turn, 'deposit', { amount: income(turn), idempotencyKey: turn.key })
  return 'deposited'
}

/** Withdraws some of the available money; a member with too little deposits some instead. */
export const withdraw: Action = async (turn) => {
  const { me } = await turn.ask<{ me: { wallet: { availableBalance: string } } }>(
    '{ me { wallet { availableBalance } } }',
  )
  const available = amountOf(turn, me.wallet.availableBalance)
  const part = times(available, 0.1 + 0.4 * turn.random.next())
  if (part < turn.limits.loanAmountMin) return deposit(turn)
  await mutate(turn, 'withdraw', { amount: textOf(turn, part), idempotencyKey: turn.key })
  return 'withdrew'
}

/** An amount that is enough for several investments, as text. */
function income(turn: Turn): string {
  return textOf(turn, turn.limits.loanAmountMin * BigInt(turn.random.whole(10, 60)))
}
