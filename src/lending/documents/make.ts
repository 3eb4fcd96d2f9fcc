import { onlyValue } from '../../database/change.ts'
import { loggedReason } from '../../database/connections/reasons.ts'
import { DEFAULT_LANGUAGE } from '../../languages/index.ts'
import { giveWay } from '../give-way.ts'
import { chosenLanguage } from '../member/language.ts'
import type { Draft } from './draft.ts'
import { lay } from './lay.ts'
import { type Due, draftOf, type Maker, type Source, type Unmade } from './maker.ts'
import { makers, requestedMakers } from './makers.ts'
import { openPdfThread, type PdfThread } from './pdf-thread.ts'

/** All ids lie between these. */
const [FIRST, LAST] = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
]
/** How many places, such as loans, are looked through at once. */
const RANGE = 2_000
/** After this many documents, requests go first. */
const BATCH = 10
/** How many documents are made at the same time, each laid out by a thread of its own: while one is laid out, another one is read or kept. */
const LANES = 2
/** After this time the rest waits for the next job: another gateway would take over one that runs for five minutes. */
const RUN_MS = 200_000

/** How many documents were made, and how many could not be. */
export interface Made {
  readonly made: number
  readonly failed: number
}

/**
 * Makes the documents that are due, of all kinds or only those that somebody asked for. One that fails, or a kind that can't be looked for, is tried again by
 * the next job, and keeps no other from being made; `unmade` hears why.
 */
export async function makeDocuments(
  source: Source,
  unmade: Unmade = () => undefined,
  requested = false,
): Promise<Made> {
  const until = performance.now() + RUN_MS
  const lanes = Array.from({ length: LANES }, () => ({ ...source, thread: openPdfThread() }))
  const total = { made: 0, failed: 0 }
  const orTell = async ({ kind }: Maker, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      total.failed += 1
      unmade(kind, loggedReason(error))
    }
  }
  const work = async (tools: Tools, maker: Maker, queue: Iterable<Due>) => {
    for (const due of queue)
      await orTell(maker, async () => {
        if (await make(maker, tools, due)) total.made += 1
      })
  }
  const makeAll = async (maker: Maker) => {
    let from = performance.now()
    for await (const batch of everyDue(maker, source, () => total.made)) {
      if (from >= until) return
      const queue = batch.values()
      await Promise.all(lanes.map((tools) => work(tools, maker, queue)))
      await giveWay(source.database, performance.now() - from, 1)
      from = performance.now()
    }
  }
  try {
    for (const maker of requested ? requestedMakers : makers)
      await orTell(maker, () => makeAll(maker))
    return total
  } finally {
    await Promise.all(lanes.map(({ thread }) => thread.close()))
  }
}

type Tools = Source & { readonly thread: PdfThread }

/**
 * What is due, in batches, range by range; an empty one for a range without anything. A member can have several months or years due, one after the other, so a
 * range in which something was made is looked through again.
 */
async function* everyDue(
  { places, due }: Maker,
  source: Source,
  made: () => number,
): AsyncGenerator<readonly Due[]> {
  for (let after = FIRST; after < LAST; ) {
    const until = await endOfRange(source, places, after)
    for (let before = -1; before < made(); ) {
      before = made()
      const found = await source.database.query<Due>(due, [after, until], 'search')
      for (let at = 0; at === 0 || at < found.length; at += BATCH) yield found.slice(at, at + BATCH)
    }
    after = until
  }
}

async function endOfRange({ database }: Source, places: string, after: string): Promise<string> {
  const last = `${places} order by place offset ${RANGE - 1} limit 1`
  const [row] = await database.query<Pick<Due, 'place'>>(last, [after])
  return row?.place ?? LAST
}

async function make(maker: Maker, tools: Tools, due: Due): Promise<boolean> {
  const language = (await chosenLanguage(tools.database, due.memberId)) ?? DEFAULT_LANGUAGE
  const draft = await draftOf(maker, tools, due, language)
  return draft !== null && keep(tools, draft)
}

async function keep(tools: Tools, draft: Draft): Promise<boolean> {
  const { row, content } = await lay(tools, tools.thread, draft)
  return onlyValue(tools.database.change('select keep_document($1, $2)', [row, content]))
}
