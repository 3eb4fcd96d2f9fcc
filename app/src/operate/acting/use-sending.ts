import type { Client, CombinedError } from '@urql/core'
import { useClient } from '@urql/preact'
import { useState } from 'preact/hooks'
import { askShownAgain } from '../../api/refetch.ts'
import { lost } from '../../api/refusals.ts'
import { useAttempt } from '../../parts/forms/attempt.ts'
import type { Refused } from './refused.ts'

interface Answer<Acted> {
  readonly data?: { readonly acted: Acted } | undefined
  readonly error?: CombinedError | undefined
}

/**
 * Sends what an operator does: the one way for all of it. Once it is done, all that the page shows is asked again, since an act can change any of it. `send`
 * resolves to what was done, or to undefined if it was refused.
 */
export function useSending() {
  const client = useClient()
  const attempt = useAttempt()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const send = async <
    Input extends object,
    Acted extends { readonly userErrors: readonly Refused[] },
  >(
    input: Input,
    through: (
      client: Client,
      input: Input & { readonly idempotencyKey: string },
    ) => Promise<Answer<Acted>>,
  ): Promise<Acted | undefined> => {
    setBusy(true)
    const idempotencyKey = attempt.keyFor(input)
    const { data, error } = await through(client, { ...input, idempotencyKey })
    setBusy(false)
    const errors = error || !data ? lost(error) : data.acted.userErrors
    setRefused(errors)
    attempt.answered(errors)
    // Of another version than the page shows: until that is read, it would be refused again and again.
    const isOld = errors.some(({ code }) => code === 'VERSION_CONFLICT')
    if (isOld || errors.length === 0) askShownAgain(client)
    return errors.length === 0 ? data?.acted : undefined
  }
  return { busy, refused, send }
}
