import { useClient } from '@urql/preact'
import { useState } from 'preact/hooks'
import { useMarket } from '../api/market.tsx'
import { askShownAgain } from '../api/refetch.ts'
import { lost, type Refusal } from '../api/refusals.ts'
import { language } from '../language/language.ts'
import { useAttempt } from '../parts/forms/attempt.ts'
import { FieldFrame } from '../parts/forms/field.tsx'
import type { Said } from '../parts/said.ts'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import type { AskedHelp } from './operations.ts'

/** What the gateway takes, which it checks again: nobody is to wait for an upload that can only be refused. */
const FILES_MAX = 3
const BYTES_MAX = 5_242_880

interface Props {
  readonly request: AskedHelp
  /** Called once no more files can be added: the field, which had the focus, is gone then. */
  readonly full: () => void
}

/** Adds a file to what the reader said last in their request, unless it has as many as it can. */
export function AddFile({ request: { id, thread }, full }: Props) {
  const client = useClient()
  const { session } = useMarket()
  const attempt = useAttempt()
  const tell = useToast()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Said>()
  const left = FILES_MAX - (thread.at(-1)?.files.length ?? 0)
  if (left <= 0) return null
  const refuse = (said: Said) => setRefusal(() => said)
  const add = async (file: File) => {
    setRefusal(undefined)
    if (file.size === 0) return refuse(() => t('file.empty'))
    if (file.size > BYTES_MAX) return refuse(() => t('file.large'))
    setBusy(true)
    const content = await base64(file).catch(() => undefined)
    if (content === undefined) {
      setBusy(false)
      return refuse(() => t('file.unread'))
    }
    const added = { id, name: file.name, content }
    const [wrong, ...more] = await send(session, added, attempt.keyFor(added))
    attempt.answered(wrong ? [wrong, ...more] : [])
    setBusy(false)
    // Its size was looked at above, so what is wrong with its content is its type; the API's message begins with the name of the field.
    const saidOf = ({ field, message }: Refusal) => (field === 'content' ? t('file.type') : message)
    if (wrong) return refuse(() => [wrong, ...more].map(saidOf).join(' '))
    if (left === 1) full()
    askShownAgain(client)
    tell(() => t('file.added'))
  }
  return (
    <>
      <FieldFrame
        label={t('file')}
        hint={t('file.hint', { left })}
        refusal={refusal}
        control={(tied) => (
          <input
            {...tied}
            type="file"
            accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
            aria-disabled={busy}
            onClick={(event) => {
              if (busy) event.preventDefault()
            }}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              // The same file can be chosen again.
              currentTarget.value = ''
              if (file && !busy) void add(file)
            }}
          />
        )}
      />
      <p class="small" role="status">
        {busy && t('file.sending')}
      </p>
    </>
  )
}

interface Added {
  readonly id: string
  readonly name: string
  readonly content: string
}

/** Sends a file over REST, where it may be larger than what GraphQL takes; returns why it is refused, if it is. */
async function send(
  session: ReturnType<typeof useMarket>['session'],
  { id, ...body }: Added,
  key: string,
): Promise<readonly Refusal[]> {
  const answer = await fetch(`/help-requests/${id}/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await session.token()}`,
      'content-type': 'application/json',
      'accept-language': language.get(),
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (answer?.ok) return []
  const { error } = (await answer?.json().catch(() => undefined)) ?? {}
  return error?.details?.[0]?.message ? error.details : error?.message ? [error] : lost(undefined)
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A call with all bytes as its arguments would be too large.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 8_192) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 8_192, (at + 1) * 8_192)),
  )
  return btoa(pieces.join(''))
}
