import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import type { Draft } from './draft.ts'
import { type Imprint, pdfOf } from './pdf.ts'

/** What lays documents out. */
export interface PdfThread {
  readonly pdfOf: (draft: Draft, imprint: Imprint) => Promise<Buffer>
  readonly close: () => Promise<void>
}

type Laid = { readonly bytes: Uint8Array } | { readonly problem: string }

/** A thread that runs, and what tells that it has ended, with the reason. */
interface Running {
  readonly worker: Worker
  readonly ended: AbortSignal
}

/**
 * A thread that lays documents out, one after the other, so that requests never wait for that. It starts with the first one. If it ends, such as for want of
 * memory, the document on which it was at work fails, and the next one gets another thread.
 */
export function openPdfThread(): PdfThread {
  let running: Running | undefined
  return {
    pdfOf: async (draft, imprint) => {
      if (running === undefined || running.ended.aborted) running = start()
      const { worker, ended } = running
      worker.postMessage({ draft, imprint })
      const answer = once(worker, 'message', { signal: ended }) as Promise<[Laid]>
      const [laid] = await answer.catch((error) => {
        throw ended.reason ?? error
      })
      if ('problem' in laid) throw new Error(laid.problem)
      return Buffer.from(laid.bytes)
    },
    close: async () => {
      await running?.worker.terminate()
    },
  }
}

function start(): Running {
  const worker = new Worker(new URL(import.meta.url))
  const ending = new AbortController()
  // Also while nobody waits for it: an error that nobody hears would end the gateway.
  worker.on('error', (error) => ending.abort(error))
  worker.on('exit', (code) => ending.abort(new Error(`the thread ended with code ${code}`)))
  return { worker, ended: ending.signal }
}

/** How much of a processor the thread leaves to whatever else wants it: nine tenths. */
const NICE = 10
// Linux alone has priorities of threads; elsewhere this would slow down the gateway.
// Nobody but root can raise a priority that is lower already.
if (parentPort !== null && process.platform === 'linux' && getPriority() < NICE) setPriority(NICE)

/** The thread's own part. */
parentPort?.on('message', async ({ draft, imprint }: { draft: Draft; imprint: Imprint }) => {
  const laid: Laid = await pdfOf(draft, imprint).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ problem: String(error) }),
  )
  parentPort?.postMessage(laid)
})
