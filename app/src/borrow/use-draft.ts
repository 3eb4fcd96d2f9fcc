import { useMutation } from '@urql/preact'
import { useRef, useState } from 'preact/hooks'
import { lost, type Refusal, type Refusals, refusalsOf } from '../api/refusals.ts'
import type { CreateLoanInput, UpdateLoanInput } from '../graphql/graphql.ts'
import { useAttempt } from '../parts/attempt.ts'
import { type Borrowed, createMutation, updateMutation } from './operations.ts'
import { stepOfField } from './steps.tsx'

type Terms = Omit<CreateLoanInput, 'idempotencyKey' | 'currency'>
type Changes = Omit<UpdateLoanInput, 'id' | 'version' | 'idempotencyKey' | 'status'>

/** A draft, as the steps change it. */
export interface Draft {
  readonly loan: Borrowed | undefined
  /** The content of a draft that the gateway doesn't know yet. */
  readonly begun: Changes
  readonly refusals: Refusals
  readonly busy: boolean
  /** Whether another window, or another person, has changed what the fields show. */
  readonly outdated: boolean
  /** Notes that the fields now show the draft as it is. */
  shown(): void
  /** Shows what is wrong with a field before the gateway is asked. */
  refuse(refusals: Refusals): void
  /** Keeps changes at the gateway, or here while the title or the amount is missing; undefined if they are refused. */
  save(changes: Changes): Promise<{ readonly loan: Borrowed | undefined } | undefined>
}

/** Saves a draft at the gateway: once, however often the borrower tries, and never over changes that the borrower has not seen. */
export function useDraft(loan: Borrowed | undefined): Draft {
  const [begun, setBegun] = useState<Changes>({})
  const [refusals, refuse] = useState<Refusals>({})
  const [creating, create] = useMutation(createMutation)
  const [updating, update] = useMutation(updateMutation)
  const attempt = useAttempt()
  const seen = useRef(loan?.version)
  const settle = (made: Borrowed | null | undefined, errors: readonly Refusal[]) => {
    refuse(refusalsOf(errors, Object.keys(stepOfField)))
    if (!made) return undefined
    attempt.done()
    seen.current = made.version
    return { loan: made }
  }
  const save: Draft['save'] = async (changes) => {
    if (loan !== undefined) {
      const input = { id: loan.id, version: seen.current ?? loan.version, ...changes }
      const { data, error } = await update({
        input: { ...input, idempotencyKey: attempt.keyFor(input) },
      })
      return settle(data?.updateLoan.loan, data?.updateLoan.userErrors ?? lost(error))
    }
    const all = { ...begun, ...changes }
    setBegun(all)
    refuse({})
    const { title, amountRequested } = all
    if (!title || !amountRequested) return { loan: undefined }
    const input: Terms = { ...all, title, amountRequested }
    const { data, error } = await create({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    return settle(data?.createLoan.loan, data?.createLoan.userErrors ?? lost(error))
  }
  const busy = creating.fetching || updating.fetching
  const outdated = !busy && loan !== undefined && loan.version !== seen.current
  const shown = () => {
    seen.current = loan?.version
    refuse({})
  }
  return { loan, begun, refusals, busy, outdated, shown, refuse, save }
}
