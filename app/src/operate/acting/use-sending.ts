import type { Client, CombinedError } from '@urql/core'
import { useClient } from '@urql/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
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
 * resolves to what was done, or to undefined if it was refused. After a refusal, which says that the page may be old, a form in a dialog stays with
 * what was typed in it: the page behind it, on which it may have no place any more, is asked again once it is closed.
 */
export function useSending(inDialog = false) {
  const client = useClient()
  const attempt = useAttempt()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const isOld = useRef(false)
  // What the reader was told of: sending again is then about that version.
  const known = useRef(0)
  useEffect(() => () => void (isOld.current && askShownAgain(client)), [client])
  const send = async <
    Input extends object,
    Acted extends { readonly userErrors: readonly Refused[] },
  >(
    input: Input,
    through: (
      client: Client,
      keyed: Input & { readonly idempotencyKey: string },
      plain: Input,
    ) => Promise<Answer<Acted>>,
  ): Promise<Acted | undefined> => {
    setBusy(true)
    const plain =
      'version' in input && Number(input.version) < known.current
        ? { ...input, version: known.current }
        : input
    const idempotencyKey = attempt.keyFor(plain)
    const { data, error } = await through(client, { ...plain, idempotencyKey }, plain)
    setBusy(false)
    const errors = error || !data ? lost(error) : data.acted.userErrors
    setRefused(errors)
    attempt.answered(errors)
    const isDone = errors.length === 0
    // Of another version than the page shows: until that is read, it would be refused again and again.
    const conflict = errors.find(({ code }) => code === 'VERSION_CONFLICT')
    known.current = Number(conflict?.details?.version ?? known.current)
    isOld.current = inDialog && !isDone
    if (isDone || (conflict && !inDialog)) askShownAgain(client)
    return isDone ? data?.acted : undefined
  }
  return { busy, refused, send }
}
