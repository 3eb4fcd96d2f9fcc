import { httpClient } from '../../support/http-client.ts'
import type { Attempt, Call } from './history.ts'
import type { Member } from './members.ts'

/** Those that leave a line on the statement of who calls. */
const LINES = new Set(['deposit', 'withdraw', 'transfer'])
const TRIES = 3

/** Members who look for what they have just done, at any gateway, as clients that send the Consistency-Token back. */
export class OwnReads {
  count = 0
  readonly stale: string[] = []

  /** Looks at the statement; where nobody answers, what was done is compared later anyway. */
  async look(
    { token, saw }: Member,
    { op, number }: Call,
    { answer, consistency }: Attempt,
    url: () => string,
  ): Promise<void> {
    if (!LINES.has(op)) return
    const headers = consistency === null ? {} : { 'consistency-token': consistency }
    const { id, created_at: at } = answer.transaction
    // What was made long ago and is only now answered is far down the list.
    const until = new Date(Date.parse(at) + 1_000).toISOString()
    const path = `/wallet/transactions?limit=100&until=${until}`
    for (let tried = 0; tried < TRIES; tried += 1) {
      const gateway = url()
      const read = await httpClient(gateway)('GET', path, { token, headers }).catch(() => undefined)
      saw(JSON.stringify(read?.body ?? null))
      if (read?.status !== 200) continue
      this.count += 1
      if (!read.body.transactions.some((line: { id: string }) => line.id === id))
        this.stale.push(`${op} ${number}, read at ${gateway} with ${consistency ?? 'no token'}`)
      return
    }
  }
}
