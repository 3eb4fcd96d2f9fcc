import type { Database } from '../../database/connection.ts'

/**
 * What the codes of returned debits mean, in ISO 20022 (SEPA) and as Nacha has them (ACH): the payer had not allowed the debit, or the account does not
 * exist or can't be debited.
 */
const codes = {
  unauthorised: ['MD01', 'R05', 'R07', 'R10', 'R11', 'R29', 'R51'],
  administrative: ['AC01', 'AC04', 'AC06', 'AC13', 'AG01', 'MD07', 'RC01', 'R02', 'R03', 'R04'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The share of a provider's deposits of the last 60 days that came back, for one kind of reasons. */
export interface ReturnRate {
  readonly provider: string
  readonly kind: keyof typeof codes | 'all'
  /** From 0 to 1. */
  readonly ratio: number
}

interface Counted {
  readonly provider: string
  readonly code: string | null
  readonly returned: number
  readonly made: number
}

const text = `select provider, case when came_back then reason_code end as code, count(*) filter (where came_back)::int as returned, count(*)::int as made
  from payment cross join lateral (select state = 'returned' or state = 'failed' and reason_code is not null as came_back) as back
  where direction = 'in' and (settled_at > gateway_now() - interval '60 days' or came_back and ended_at > gateway_now() - interval '60 days')
  group by 1, 2`

/** Says which part of each provider's deposits of the last 60 days came back. Card networks and Nacha watch these rates. */
export async function returnRates({ query }: Pick<Database, 'query'>): Promise<ReturnRate[]> {
  const counted = await query<Counted>(text)
  const providers = [...new Set(counted.map(({ provider }) => provider))]
  return providers.flatMap((provider) => {
    const own = counted.filter((one) => one.provider === provider)
    const made = sum(own.map((one) => one.made))
    const share = (kind: ReturnRate['kind'], of: (code: string | null) => boolean) => ({
      provider,
      kind,
      ratio: sum(own.filter(({ code }) => of(code)).map(({ returned }) => returned)) / made,
    })
    return [
      share('all', () => true),
      ...(['unauthorised', 'administrative'] as const).map((kind) =>
        share(kind, (code) => codes[kind].some((one) => one === code)),
      ),
    ]
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
