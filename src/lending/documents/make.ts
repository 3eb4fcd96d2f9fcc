import { DEFAULT_LANGUAGE } from '../../languages/index.ts'
import { chosenLanguage } from '../member/language.ts'
import type { Draft } from './draft.ts'
import { lay } from './lay.ts'
import type { Due, Maker, Source, Unmade } from './maker.ts'
import { makers } from './makers.ts'
import { openPdfThread, type PdfThread } from './pdf-thread.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'
const AT_ONCE = 200
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
  const thread = openPdfThread()
  let [made, failed] = [0, 0]
  try {
    for (const maker of makers) {
      for (let before = -1; before < made && performance.now() < until; ) {
        // A member can have several months or years due, one after the other.
        before = made
        for await (const due of everyDue(maker, source)) {
          if (performance.now() >= until) break
          try {
            if (await make(maker, { ...source, thread }, due)) made += 1
          } catch (error) {
            failed += 1
            unmade(maker.kind, String(error))
          }
        }
      }
    }
    return { made, failed }
  } finally {
    await thread.close()
  }
}

type Tools = Source & { readonly thread: PdfThread }

async function* everyDue({ due }: Maker, source: Source): AsyncGenerator<Due> {
  for (let after = FIRST; ; ) {
    const found = await due(source, after, AT_ONCE)
    yield* found
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
