import { lost } from '../../api/refusals.ts'
import { language } from '../../language/language.ts'
import type { Session } from '../../session/session.ts'
import type { Refused } from '../acting/refused.ts'

/** A line of a file of the bank, and what came of it. */
interface ImportedLine {
  readonly booked_on: string
  readonly amount: number
  readonly outcome: 'payment' | 'return' | 'suspense' | 'known'
  readonly counterparty: string | null
  readonly remittance: string | null
}

/** What came of a file of the bank, or would. */
export interface Imported {
  readonly payments: number
  readonly returns: number
  readonly suspense: number
  readonly known: number
  readonly rejected: number
  readonly lines: readonly ImportedLine[]
}

interface Sent {
  readonly data: {
    readonly acted: { readonly imported?: Imported; readonly userErrors: readonly Refused[] }
  }
}

/** Sends a file of the bank over REST, where it may be larger than what GraphQL takes. */
export async function sendBankFile(
  session: Pick<Session, 'token'>,
  content: string,
  preview: boolean,
): Promise<Sent> {
  const send = async () =>
    fetch('/operator/bank-files', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await session.token()}`,
        'content-type': 'application/json',
        'accept-language': language.get(),
      },
      body: JSON.stringify({ content, preview }),
    })
  // Nobody may be signed in any more, or the gateway may be away.
  const answer = await send().catch(() => undefined)
  const body = await answer?.json().catch(() => undefined)
  const imported: Imported | undefined = body?.bank_import
  if (imported) return { data: { acted: { imported, userErrors: [] } } }
  const reasons: readonly Refused[] | undefined = body?.error?.details
  return { data: { acted: { userErrors: reasons?.length ? reasons : lost(body?.error) } } }
}

/** The text of an XML file, in the encoding that it declares: UTF-8 unless it says otherwise. Rejects if it is no such text. */
export async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  const begin = new TextDecoder('latin1').decode(bytes.slice(0, 200))
  const [, declared = 'utf-8'] = /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(begin) ?? []
  return new TextDecoder(declared, { fatal: true }).decode(bytes)
}
