import { useClient } from '@urql/preact'
import { useEffect, useState } from 'preact/hooks'
import { lost, refusalsOf } from '../../api/refusals.ts'
import type { Prepayment } from '../../graphql/graphql.ts'
import type { Said } from '../../parts/said.ts'
import { today } from '../../parts/time.ts'
import { useSettled } from '../draft/use-quote.ts'
import { type Borrowed, type Effect, previewRepaymentMutation } from '../operations.ts'

/** What a payment would do to the plan, by what it does with what is paid early. */
type Previews = { readonly [Choice in Prepayment]?: Effect }

interface Asked {
  readonly loan: Borrowed
  /** Undefined where none is to be told. */
  readonly amount: string | undefined
  /** Whether there is something to choose. */
  readonly isMore: boolean
}

interface Found {
  readonly previews: Previews
  /** Why there are none. */
  readonly problem?: Said | undefined
}

/** What a payment as it is typed would do, as the gateway tells it when the borrower pauses; empty until it has, or where it can't. */
export function usePreviews({ loan, amount, isMore }: Asked): Found {
  const client = useClient()
  // The same payment saves less on the next day.
  const asked = { id: loan.id, version: loan.version, day: today(), amount, isMore }
  const [settled, isAll] = useSettled(asked)
  const key = JSON.stringify(settled)
  const [found, setFound] = useState<Found & { readonly key: string }>()
  useEffect(() => {
    if (settled.amount === undefined) return
    let isOver = false
    const one = { loanId: settled.id, amount: settled.amount }
    const ask = async () => {
      const { data, error } = await client.mutation(previewRepaymentMutation, {
        shorten: { ...one, prepayment: 'SHORTEN' },
        lower: { ...one, prepayment: 'LOWER' },
        advance: { ...one, prepayment: 'ADVANCE' },
        all: settled.isMore,
      })
      const refused = data ? (data.SHORTEN?.userErrors ?? []) : lost(error)
      const problem = refusalsOf(refused, [])['']
      if (!isOver) setFound({ key, previews: data ? previewsIn(data) : {}, problem })
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [key])
  return isAll && found?.key === key ? found : { previews: {} }
}

type Told = { readonly [Choice in Prepayment]?: { readonly effect: Effect | null } }

function previewsIn(told: Told): Previews {
  const { SHORTEN, LOWER, ADVANCE } = told
  return {
    ...(SHORTEN?.effect && { SHORTEN: SHORTEN.effect }),
    ...(LOWER?.effect && { LOWER: LOWER.effect }),
    ...(ADVANCE?.effect && { ADVANCE: ADVANCE.effect }),
  }
}
