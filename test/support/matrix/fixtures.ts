import type { Body } from '../http-client.ts'
import { loanTools, type Stage } from '../market/loans.ts'

/** The callers; all except nobody have a token. Of the two who run the platform, the operator acts and support only looks. */
export const people = [
  'owner',
  'other',
  'lender',
  'operator',
  'support',
  'blocked',
  'nobody',
] as const
export type Person = (typeof people)[number]

/** Values that only the owner may see, each easy to find in any text. */
export const canaries = {
  creditScore: 637,
  monthlyIncome: 73_917_391.73,
  latitude: 47.3769731,
  longitude: 8.5417397,
  draftTitle: 'canary-draft-6b1f',
  withdrawnTitle: 'canary-withdrawn-9c2e',
  description: 'canary-deposit-41d7',
  notice: 'canary-notice-77aa',
  purpose: 'canary-purpose-5e0d',
  externalId: 'canary-external-2f6a',
  metadata: 'canary-metadata-90bd',
  helpMessage: 'canary-help-3c7e',
  holder: 'OLIVE owner canary-holder-8d3b',
} as const

/** The ids of the owner's records. */
export interface Records {
  readonly owner: string
  /** The id of `me`, which only the owner sees; everybody sees the member. */
  readonly profile: string
  readonly draft: string
  readonly withdrawn: string
  readonly open: string
  readonly active: string
  readonly investment: string
  readonly notification: string
  readonly cursor: string
  readonly transaction: string
  readonly payment: string
  readonly bankAccount: string
  readonly wallet: string
  readonly helpRequest: string
}

export interface Fixtures {
  readonly tokens: Readonly<Record<Person, string>>
  readonly records: Records
  /** Creates another draft of the owner, which can be published. */
  newDraft(): Promise<string>
  /** Lets somebody join. */
  newMember(): Promise<string>
  /** Makes a deposit of somebody else's; its line. */
  newDeposit(): Promise<string>
  /** Asks for an export of the owner's data. */
  exportOfOwner(): Promise<string>
  /** Texts that no response to anybody else may contain. */
  readonly secrets: readonly string[]
}

/** Creates a token for everybody, and for the owner a record of each kind, with a canary in each private field. */
export async function createFixtures(world: Stage): Promise<Fixtures> {
  const tokens = {
    owner: await world.token('owner', { name: 'Olive Owner' }),
    other: await world.token('other', { name: 'Otto Other' }),
    lender: await world.token('lender-of-tests', { name: 'Lena Lender' }),
    operator: await world.token('operator', { scope: 'lending:admin' }),
    support: await world.token('support', { scope: 'lending:support' }),
    blocked: await world.token('blocked'),
    nobody: '',
  }
  const { newLoan, put, invest, inState } = loanTools(world, tokens.owner)
  const ask = async (path: string): Promise<Body> =>
    (await world.rest('GET', path, { token: tokens.owner })).body
  const own = (query: string) => ({ token: tokens.owner, body: { query } })
  const { latitude, longitude, monthlyIncome, purpose } = canaries
  const reference = { external_id: canaries.externalId, metadata: { note: canaries.metadata } }
  const told = { description: canaries.description, ...reference }
  for (const person of people.slice(0, 5)) {
    const money = { amount: 5_000, ...(person === 'owner' ? told : { description: 'x' }) }
    await world.rest('POST', '/wallet/deposit', { token: tokens[person], body: money })
  }
  const place = { latitude, longitude, city: 'Zurich' }
  const body = { ...place, monthly_income: monthlyIncome, ...reference }
  const { profile } = (await world.rest('PUT', '/profile', { token: tokens.owner, body })).body
  await world.rest('PUT', '/preferences', { token: tokens.owner, body: { purposes: [purpose] } })
  const { creditScore } = canaries
  await world.database.sql('update finances set credit_score = $2 where profile_id = $1', [
    profile.id,
    creditScore,
  ])
  const where = { location_latitude: latitude, location_longitude: longitude }
  const draft = await newLoan({ title: canaries.draftTitle, ...where })
  const withdrawn = await newLoan({ title: canaries.withdrawnTitle, ...where })
  await put(withdrawn.id, { status: 'cancelled' })
  const open = await newLoan({ title: 'Open', amount_requested: 40_000, ...where, ...reference })
  await put(open.id, { status: 'open' })
  const made = await invest('lender-of-tests', open.id, 100)
  const active = await inState('active')
  const notice = { title: canaries.notice, message: canaries.notice }
  await world.rest('POST', '/notifications', { token: tokens.owner, body: notice })
  const { notifications } = await ask('/notifications')
  const { transactions } = await ask('/wallet/transactions')
  const { wallet } = await ask('/wallet')
  const [kept] = await world.database.sql<{ id: string }>(
    `insert into bank_account (id, user_id, holder, kind, country, last_digits, sealed, fingerprint, usable_at)
      values (new_id(), $1, $2, 'iban', 'DE', '2051', '', '', now()) returning id`,
    [profile.id, canaries.holder],
  )
  const question = { topic: 'other', message: canaries.helpMessage }
  const asked = await world.rest('POST', '/help-requests', {
    token: tokens.owner,
    body: question,
  })
  // In the database, since the gateway caches for 30 s that a member is not blocked.
  await world.database.sql(
    `select join_member('blocked', gen_random_uuid(), gen_random_uuid(), null);
     update identity set blocked_at = now() where subject = 'blocked'`,
  )
  const { me } = (await world.rest('POST', '/graphql', own('{ me { id } }'))).body.data
  const records = {
    owner: profile.id,
    profile: me.id,
    draft: draft.id,
    withdrawn: withdrawn.id,
    open: open.id,
    active,
    investment: made.body.investment.id,
    notification: notifications[0].id,
    cursor: notifications[0].cursor,
    transaction: transactions.at(-1).id,
    payment: transactions.at(-1).payment_id,
    bankAccount: kept?.id ?? '',
    wallet: wallet.id,
    helpRequest: asked.body.help_request.id,
  }
  // A score is too short to be distinguished from other numbers, so its name is included.
  const { creditScore: score, ...others } = canaries
  const scores = ['credit_score', 'creditScore'].map((name) => `"${name}":${score}`)
  const texts = [...Object.values(others).map(String), ...scores, '7391739173']
  const ids = [records.wallet, records.notification, records.transaction]
  return {
    tokens,
    records,
    newMember: async () => {
      const token = await world.token(crypto.randomUUID())
      return (await world.rest('GET', '/profile', { token })).body.profile.id
    },
    newDeposit: async () => {
      const deposit = { token: tokens.other, body: { amount: 5 } }
      return (await world.rest('POST', '/wallet/deposit', deposit)).body.transaction.id
    },
    exportOfOwner: async () => {
      const asked = await world.rest('POST', '/data-export', { token: tokens.owner })
      return asked.body.data_export.id
    },
    newDraft: async () => (await newLoan({ title: 'Another draft' })).id,
    secrets: [...texts, ...ids],
  }
}
