import type { Answer, Body, HttpClient } from '../../support/http-client.ts'
import type { Member } from '../load/members.ts'

const AGAIN_MS = 300
const TRIES = 100

/** Reads with a token that no gateway has written, which sends them to the primary: what others did is there at once. */
export function ofPrimary(rest: HttpClient): HttpClient {
  return (method, path, sent) =>
    rest(method, path, { ...sent, headers: { ...sent?.headers, 'consistency-token': 'none' } })
}

/** Reads until it is answered: what is wrong is what is said, not that it took a while. */
export async function read(rest: HttpClient, { token, saw }: Member, path: string): Promise<Body> {
  for (let tried = 0; ; tried += 1) {
    const answer: Answer | undefined = await rest('GET', path, { token }).catch(() => undefined)
    saw(JSON.stringify(answer?.body ?? null))
    if (answer?.status === 200) return answer.body
    if (tried > TRIES) throw new Error(`${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`)
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}

/** All records of a list, page by page. */
export async function readAll(rest: HttpClient, member: Member, path: string): Promise<Body[]> {
  const records: Body[] = []
  const name = path.split('?')[0]?.split('/').at(-1) ?? ''
  let cursor = ''
  do {
    const more = `${path.includes('?') ? '&' : '?'}limit=100${cursor}`
    const page = await read(rest, member, path + more)
    records.push(...page[name])
    const next: string | null = page.pagination.next_cursor
    cursor = next === null ? '' : `&cursor=${encodeURIComponent(next)}`
  } while (cursor !== '')
  return records
}
