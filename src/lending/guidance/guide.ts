import { LRUCache } from 'lru-cache'
import type { Reader } from '../../database/reader.ts'
import { SearchTooLong } from '../../database/searches.ts'
import type { RiskLevel } from '../../entities/loan/loan.ts'
import type { Band } from './bands.ts'
import { type PastLoans, pastLoans, unknown } from './past-loans.ts'
import { type SimilarLoans, similarTo } from './similar.ts'

/** How similar loans have fared; null where there are too few of them. */
export interface LoanGuidance extends PastLoans {
  readonly similar: SimilarLoans | null
}

/** Tells how loans have fared, from what it has read lately, on the same day: in a sandbox, months can pass in a minute. */
export interface Guide {
  readonly guidance: (
    band: Band,
    riskLevel: RiskLevel | null,
    today: string,
  ) => Promise<LoanGuidance>
  /**
   * The default rate of each risk level in an average year, in hundredths of a percent; null where too little is known, or where there are so many
   * loans that reading them takes too long.
   */
  readonly defaultRates: (today: string) => Promise<(riskLevel: RiskLevel | null) => number | null>
}

const SIMILAR_MS = 600_000
const PAST_MS = 3_600_000
/** After a read that took too long, nothing is tried again for this long, so that nobody's portfolio waits for it. */
const REST_MS = 600_000

/** Opens the guide to a database. Bands are few, so whatever is asked for, little is read. */
export function openGuide(database: Reader): Guide {
  const similar = new LRUCache<string, { readonly found: SimilarLoans | null }, Asked>({
    max: 1_000,
    ttl: SIMILAR_MS,
    fetchMethod: async (_key, _old, { context: { band, riskLevel } }) => ({
      found: await similarTo(database, band, riskLevel),
    }),
  })
  const past = new LRUCache<string, Map<RiskLevel | null, PastLoans>>({
    max: 1,
    ttl: PAST_MS,
    fetchMethod: () => pastLoans(database),
  })
  let restsUntil = 0
  const pastOf = async (today: string): Promise<Map<RiskLevel | null, PastLoans> | null> => {
    if (performance.now() < restsUntil) return null
    try {
      return await past.forceFetch(today)
    } catch (error) {
      if (!(error instanceof SearchTooLong)) throw error
      restsUntil = performance.now() + REST_MS
      return null
    }
  }
  return {
    guidance: async (band, riskLevel, today) => {
      const [alike, known] = await Promise.all([
        similar.forceFetch(
          JSON.stringify([today, String(band.amountFrom), band.monthsFrom, riskLevel]),
          {
            context: { band, riskLevel },
          },
        ),
        past.forceFetch(today),
      ])
      return { similar: alike.found, ...(known.get(riskLevel) ?? unknown) }
    },
    defaultRates: async (today) => {
      const known = await pastOf(today)
      return (riskLevel) => (riskLevel && known?.get(riskLevel)?.defaultRate) ?? null
    },
  }
}

interface Asked {
  readonly band: Band
  readonly riskLevel: RiskLevel | null
}
