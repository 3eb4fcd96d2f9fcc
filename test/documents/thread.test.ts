import type { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import type { Draft } from '../../src/lending/documents/draft.ts'
import { openPdfThread } from '../../src/lending/documents/pdf-thread.ts'

const draft: Draft = {
  kind: 'monthly_statement',
  version: 1,
  memberId: '01a1fddc-8957-73f5-bcc6-af194998cd5f',
  language: 'en',
  period: '2026-11',
  loanId: null,
  lastPosition: 1n,
  figures: {},
  title: 'A statement',
  blocks: [{ text: 'Nothing moved.' }],
}
const imprint = { madeAt: new Date('2026-12-01T12:00:00Z'), foot: 'page {page} of {pages}' }

/** The next thread that is started. */
const nextThread = () => new Promise<Worker>((found) => void process.once('worker', found))

it.each([
  [
    'is ended',
    (worker: Worker) => void worker.once('online', () => worker.terminate()),
    /^Error: the thread ended with code \d$/,
  ],
  // Nothing that it expects.
  ['throws', (worker: Worker) => worker.postMessage(null), /^TypeError: /],
])(
  'a thread that %s amid a document fails that one, and the next gets another',
  async (_, end, reason) => {
    const thread = openPdfThread()
    const started = nextThread()
    const laid = thread.pdfOf(draft, imprint).catch(String)
    end(await started)
    expect(await laid).toMatch(reason)
    const content = await thread.pdfOf(draft, imprint)
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    await thread.close()
  },
)
