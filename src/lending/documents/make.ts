import { DEFAULT_LANGUAGE } from '../../languages/index.ts'
import { giveWay } from '../give-way.ts'
import { chosenLanguage } from '../member/language.ts'
import type { Draft } from './draft.ts'
import { lay } from './lay.ts'
import type { Due, Maker, Source, Unmade } from './maker.ts'
import { makers } from './makers.ts'
import { openPdfThread, type PdfThread } from './pdf-thread.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'
const AT_ONCE = 200
/** After so many documents, requests go first. */
const BATCH = 10
/** How many documents are made beside each other, each laid out by a thread of its own: while one is laid out, another one is read or kept. */
const LANES = 2
/** After this time the rest waits for the next job: another gateway would take over one that runs for five minutes. */
const RUN_MS = 200_000

/** How many documents were made, and how many could not be. */
export interface Made {
  readonly made: number
  readonly failed: number
}

/** Makes the documents that are due. One that fails is tried again by the next job, and keeps no other from being made; `unmade` hears why. */
export async function makeDocuments(
  source: Source,
  unmade: Unmade = () => undefined,
): Promise<Made> {
  const until = performance.now() + RUN_MS
  const lanes = Array.from({ length: LANES }, () => ({ ...source, thread: openPdfThread() }))
  const total = { made: 0, failed: 0 }
  const work = async (tools: Tools, maker: Maker, queue: Iterable<Due>) => {
    for (const due of queue)
      try {
        if (await make(maker, tools, due)) total.made += 1
      } catch (error) {
        total.failed += 1
        unmade(maker.kind, String(error))
      }
  }
  try {
    for (const maker of makers) {
      for (let before = -1; before < total.made && performance.now() < until; ) {
        // A member can have several months or years due, one after the other.
        before = total.made
        for await (const batch of everyDue(maker, source)) {
          const from = performance.now()
          if (from >= until) break
          const queue = batch.values()
          await Promise.all(lanes.map((tools) => work(tools, maker, queue)))
          await giveWay(source.database, performance.now() - from, 1)
        }
      }
    }
    return total
  } finally {
    await Promise.all(lanes.map(({ thread }) => thread.close()))
  }
}

type Tools = Source & { readonly thread: PdfThread }

/** What is due, in batches. */
async function* everyDue({ due }: Maker, source: Source): AsyncGenerator<readonly Due[]> {
  for (let after = FIRST; ; ) {
    const found = await due(source, after, AT_ONCE)
    for (let at = 0; at < found.length; at += BATCH) yield found.slice(at, at + BATCH)
    const last = found.at(-1)
    if (last === undefined || found.length < AT_ONCE) return
    after = last.place
  }
}

async function make(maker: Maker, tools: Tools, due: Due): Promise<boolean> {
  const language = (await chosenLanguage(tools.database, due.memberId)) ?? DEFAULT_LANGUAGE
  const draft = await maker.draft(tools, due, language)
  return draft !== null && keep(tools, draft)
}

async function keep({ database, thread }: Tools, draft: Draft): Promise<boolean> {
  const { row, content } = await lay(database, thread, draft)
  const text = 'select keep_document($1, $2) as kept'
  const [kept] = await database.change<{ kept: boolean }>(text, [row, content])
  return kept?.kept === true
}
