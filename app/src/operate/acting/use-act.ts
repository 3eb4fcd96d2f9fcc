import { useClient } from '@urql/preact'
import { useState } from 'preact/hooks'
import { askShownAgain } from '../../api/refetch.ts'
import { useAttempt } from '../../parts/attempt.ts'
import type { Act, Input } from './act.ts'
import { t } from './messages/index.ts'
import type { Refused } from './refused.ts'

/** Sends acts, after each of which all that the page shows is asked again: `send` resolves to what to tell the reader once an act is done, or to undefined if it was refused. */
export function useAct(act: Act) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const attempt = useAttempt()
  const send = async (input: Input): Promise<string | undefined> => {
    setBusy(true)
    const idempotencyKey = attempt.keyFor(input)
    const { data, error } = await act.send(client, { ...input, idempotencyKey })
    setBusy(false)
    const errors = data?.acted.userErrors ?? []
    setRefused(error ? [{ code: '', message: error.message }] : errors)
    if (error || !data || errors.length > 0) return undefined
    attempt.done()
    askShownAgain(client)
    if (data.acted.request) return act.waits ?? t('movesMuch')
    return typeof act.done === 'string' ? act.done : act.done(data.acted)
  }
  return { busy, refused, send }
}
