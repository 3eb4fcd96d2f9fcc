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

/** A thread that lays documents out, one after the other, so that requests never wait for that. It starts with the first one. */
export function openPdfThread(): PdfThread {
  let worker: Worker | undefined
  return {
    pdfOf: async (draft, imprint) => {
      worker ??= new Worker(new URL(import.meta.url))
      worker.postMessage({ draft, imprint })
      const [laid] = (await once(worker, 'message')) as [Laid]
      if ('problem' in laid) throw new Error(laid.problem)
      return Buffer.from(laid.bytes)
    },
    close: async () => {
      await worker?.terminate()
    },
  }
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
