import { isDeepStrictEqual } from 'node:util'
import type { Body, HttpClient } from '../../support/http-client.ts'
import type { Load } from '../load/load.ts'
import type { Member } from '../load/members.ts'
import type { Findings } from './findings.ts'
import { expectedLines, followingLines, without, wordsOf } from './lines.ts'
import { read, readAll } from './pages.ts'

/** Compares each member's statement with the history: every line that must be there, once, and no other. Returns the lines by owner. */
export async function checkStatements(
  { history, members }: Load,
  rest: HttpClient,
  { lost, doubled, told }: Findings,
): Promise<Map<string, Body[]>> {
  const statements = new Map<string, Body[]>()
  const paid = history.calls.filter(({ op, outcome }) => op === 'repay' && outcome === 'ok')
  const shares = new Map<string, number>(
    paid.map(({ answer }) => [`repayment_received ${answer.transaction.reference}`, 0]),
  )
  for (const member of members) {
    const { wallet, lines, investments, loans } = await recordsOf(member, rest)
    statements.set(member.name, lines)
    const [newest] = lines
    if (lines.length > 0 && newest.balance_after !== wallet.balance)
      told.push(
        `${member.name} has ${wallet.balance}, and by the last line ${newest.balance_after}`,
      )
    const found = lines.map(wordsOf)
    const received = found.filter((words) => words.startsWith('repayment_received'))
    for (const words of received) shares.set(words, (shares.get(words) ?? Number.NaN) + 1)
    if (new Set(received).size < received.length) doubled.push(`${member.name}: a share came twice`)
    const expected = [
      ...expectedLines(history.calls, member),
      ...followingLines(investments, loans),
      ...received,
    ]
    lost.push(...without(expected, found).map((words) => `${member.name}: ${words}`))
    doubled.push(...without(found, expected).map((words) => `${member.name}: ${words}`))
  }
  for (const [words, count] of shares) {
    if (Number.isNaN(count)) doubled.push(`${words} is of no known repayment`)
    if (count === 0) lost.push(`${words} came to nobody`)
  }
  return statements
}

/** What a member has, read while nothing changed their wallet: jobs go on when the load pauses. */
async function recordsOf(member: Member, rest: HttpClient) {
  const walletNow = async () => (await read(rest, member, '/wallet')).wallet
  for (let before = await walletNow(); ; ) {
    const lines = await readAll(rest, member, '/wallet/transactions')
    const investments = await readAll(rest, member, '/investments')
    const loans = await readAll(rest, member, `/loans?borrower_id=${member.id}`)
    const wallet = await walletNow()
    if (isDeepStrictEqual(wallet, before)) return { wallet, lines, investments, loans }
    before = wallet
  }
}
