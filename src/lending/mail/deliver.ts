import { v7 as newId } from 'uuid'
import type { LetterContent } from '../../entities/mail/letter.ts'
import { tellsOfMany } from '../inbox/texts.ts'
import type { Platform } from '../platform.ts'
import { classOf, gathered } from './classes.ts'
import { compose } from './compose.ts'
import { decideOn } from './decide.ts'
import { type DueLetter, type LetterOutcome, recordLetters, takeLetters } from './due.ts'
import { linksOf } from './links.ts'
import { type Mail, NotSent } from './mail.ts'
import type { Problem } from './problem.ts'
import { htmlOf, textOf } from './render.ts'

/** How many letters each sender leases, and for how many seconds; then another gateway takes over those of one that has died. */
const [HELD_EACH, HELD_S] = [30, 900]
/** A job ends before another gateway could take it for dead. */
const RUN_MS = 240_000
const DAY_MS = 86_400_000
/** The longest pauses before a letter is tried again, in seconds: of one that was deferred, and of one that met with a server that was away. */
const [DEFERRED_MAX_S, AWAY_MAX_S] = [4 * 3600, 900]
const GIVE_UP_DAYS = 5

/** How many letters were sent, were given up, and came back at once. */
interface Delivered {
  readonly sent: number
  readonly failed: number
  readonly bounced: number
}

type Sender = Pick<Platform, 'database' | 'currency' | 'timezone' | 'supportEmail'> & {
  readonly mail: Mail
}

/**
 * Sends the letters whose time has come. A letter is recorded as sent after the mail server has accepted it: if the gateway dies in between, it is sent
 * again, with the same Message-ID. Ends at once if the mail server can't be used; the next run tries again. `rest` is called between batches, with the
 * milliseconds that the last one took.
 */
export async function deliverLetters(
  sender: Sender,
  rest: (batchMs: number) => Promise<void> = () => Promise.resolve(),
): Promise<Delivered> {
  const count = { sent: 0, failed: 0, bounced: 0 }
  const most = sender.mail.together * HELD_EACH
  for (const end = performance.now() + RUN_MS; performance.now() < end; ) {
    const from = performance.now()
    const due = await takeLetters(sender.database, most, HELD_S)
    const letters = await sort(sender, due)
    count.failed += letters.failed
    const useless = await sendAll(sender, letters.toSend, count)
    if (due.length === 0 || useless) break
    await rest(performance.now() - from)
  }
  return count
}

type Addressed = readonly [letter: DueLetter, address: string]

/** Records what becomes of the letters that are not sent now, and returns the others. */
async function sort(sender: Sender, due: readonly DueLetter[]) {
  const { database, timezone, mail } = sender
  const rules = { timezone, pretends: mail.send === undefined }
  const toSend: Addressed[] = []
  const outcomes: [DueLetter, LetterOutcome][] = []
  const members = new Set<string>()
  const many = new Map<string, DueLetter>()
  for (const letter of due) {
    const decision = decideOn(letter, rules)
    const isAlike = ({ userId, kind }: DueLetter) =>
      userId === letter.userId && kind === letter.kind
    // Many alike are sent as one.
    if (decision.act === 'send' && tellsOfMany(letter.kind) && due.filter(isAlike).length > 1)
      many.set(`${letter.userId} ${letter.kind}`, letter)
    else if (decision.act === 'send') toSend.push([letter, decision.address])
    else if (decision.act === 'gather') members.add(letter.userId)
    else if (decision.act === 'drop') outcomes.push([letter, { state: 'dropped' }])
    else if (decision.act === 'wait')
      outcomes.push([letter, { state: 'waiting', dueAt: decision.until }])
    else {
      const { problem, address } = decision
      outcomes.push([letter, { state: 'failed', problem, ...(address && { address }) }])
    }
  }
  await recordLetters(database, outcomes)
  for (const member of members) await gather(database, member, gathered)
  for (const { userId, kind } of many.values()) await gather(database, userId, [kind])
  return { toSend, failed: outcomes.filter(([, { state }]) => state === 'failed').length }
}

/** Combines the member's letters of these kinds that are due; the next batch sends them as one. */
async function gather(
  database: Sender['database'],
  member: string,
  kinds: readonly string[],
): Promise<void> {
  await database.change('select gather_letters($1, $2, $3)', [member, kinds, newId()])
}

/** Sends letters, several at a time; returns whether it is useless to send more now. */
async function sendAll(
  sender: Sender,
  letters: readonly Addressed[],
  count: { -readonly [Name in keyof Delivered]: number },
): Promise<boolean> {
  const { send } = sender.mail
  if (send === undefined) return showAll(sender, letters, count)
  const queue = [...letters]
  let useless = false
  const work = async () => {
    while (!useless) {
      const next = queue.shift()
      if (next === undefined) return
      const result = await sendOne(sender, send, ...next)
      if (result === 'useless') useless = true
      else if (result !== 'later') count[result] += 1
    }
  }
  await Promise.all(Array.from({ length: sender.mail.together }, work))
  // Nobody has tried these, so they need no pause.
  const rest = queue.map(([letter]) => [letter, { state: 'waiting' }] as const)
  await recordLetters(sender.database, rest)
  return useless
}

/** Records letters as sent where they are only shown: at once, since no mail server says what became of each. */
async function showAll(
  sender: Sender,
  letters: readonly Addressed[],
  count: { -readonly [Name in keyof Delivered]: number },
): Promise<false> {
  const outcomes = letters.map(([letter, address]): [DueLetter, LetterOutcome] => {
    const content = contentOf(letter, sender)
    return [letter, content === null ? forgotten : { state: 'sent', address, content }]
  })
  await recordLetters(sender.database, outcomes)
  for (const [, { state }] of outcomes) count[state === 'sent' ? 'sent' : 'failed'] += 1
  return false
}

/** The words of a letter; null if what it should tell is no longer kept. */
function contentOf(letter: DueLetter, sender: Sender): LetterContent | null {
  return letter.content ?? compose(letter, sender)
}

const forgotten: LetterOutcome = {
  state: 'failed',
  problem: 'letter.problem.forgotten' satisfies Problem,
}

async function sendOne(
  sender: Sender,
  send: NonNullable<Mail['send']>,
  letter: DueLetter,
  address: string,
): Promise<keyof Delivered | 'later' | 'useless'> {
  const { database, mail } = sender
  const content = contentOf(letter, sender)
  if (content === null) {
    await recordLetters(database, [[letter, forgotten]])
    return 'failed'
  }
  const links = linksOf(mail, letter.userId, address)
  const message = {
    id: letter.id,
    to: address,
    subject: content.subject,
    text: textOf(content, links),
    html: htmlOf(content, links),
    unsubscribe: classOf(letter.kind) === 'optional' ? links.unsubscribe : undefined,
  }
  const failure = await send(message).then(() => undefined, asNotSent)
  const known = { address, content }
  if (failure === undefined) {
    await recordLetters(database, [[letter, { ...known, state: 'sent' }]])
    return 'sent'
  }
  const outcome = { ...known, ...afterFailure(letter, failure) }
  await recordLetters(database, [[letter, outcome]])
  if (failure.because === 'address') {
    await database.change('select bounce_letter($1, $2, $3, true)', [
      letter.id,
      address,
      failure.message,
    ])
    return 'bounced'
  }
  if (failure.always) return 'useless'
  return outcome.state === 'failed' ? 'failed' : 'later'
}

function asNotSent(error: unknown): NotSent {
  return error instanceof NotSent ? error : new NotSent('later', String(error), true)
}

/** Tries again after a pause that doubles each time; gives up 5 days after the letter was asked for. */
function afterFailure(
  { attempts, now, createdAt }: DueLetter,
  { because, message, always }: NotSent,
): LetterOutcome & { readonly state: 'waiting' | 'failed' } {
  const age = now.getTime() - createdAt.getTime()
  if (because === 'letter' || (because === 'later' && age > GIVE_UP_DAYS * DAY_MS))
    return { state: 'failed', problem: message }
  const pause = Math.min(60 * 2 ** (attempts - 1), always ? AWAY_MAX_S : DEFERRED_MAX_S)
  return { state: 'waiting', pause, problem: message }
}
