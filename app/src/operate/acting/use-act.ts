import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { useAttempt } from '../../parts/attempt.ts'
import type { Act } from './act.ts'
import type { Refused } from './refused.ts'

/** Which record is acted on. */
export interface Asked {
  readonly id: string
  readonly version?: number
}

/** Sends an act; what is resolved is what to tell the reader once it is done, or undefined if it was refused. */
export function useAct(act: Act, { id, version }: Asked) {
  const [{ fetching }, carryOut] = useMutation(act.document)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const attempt = useAttempt()
  const send = async (reason: string): Promise<string | undefined> => {
    const asked = { id, reason, ...(version !== undefined && { version }) }
    const key = act.keyed && { idempotencyKey: attempt.keyFor(asked) }
    const { data, error } = await carryOut({ input: { ...asked, ...key } })
    const errors = data?.acted.userErrors ?? []
    setRefused(error ? [{ code: '', message: error.message }] : errors)
    if (error || !data || errors.length > 0) return undefined
    attempt.done()
    return data.acted.request
      ? 'It moves more than one operator may move alone: another one has to approve it.'
      : act.done
  }
  return { busy: fetching, refused, send }
}
