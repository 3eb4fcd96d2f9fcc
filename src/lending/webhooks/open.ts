import { onlyValue } from '../../database/change.ts'
import type { Delivering } from './deliver.ts'
import type { Tell } from './failing.ts'

/** How often a gateway looks whether there are endpoints, and whether something is due for them, in milliseconds. */
const [REST_MS, WORK_MS] = [5_000, 1_000]

const openText =
  'select exists (select from webhook where disabled_at is null and removed_at is null) as open'

/** Delivers events to endpoints once there are any; the code for it is loaded only then. Every gateway takes part. */
export function openWebhooks(platform: Delivering, tell: Tell): { close(): Promise<void> } {
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<Work> | undefined
  const look = async () => {
    const isOpen = await onlyValue<boolean>(platform.database.query(openText))
    if (isOpen && !closed) {
      working ??= open(platform, tell)
      await (await working).look()
    }
    return isOpen ? WORK_MS : REST_MS
  }
  const again = (inMs: number) => {
    // A failed look is repeated: the database is away.
    const next = () => void look().then(again, () => again(WORK_MS))
    if (!closed) timer = setTimeout(next, inMs).unref()
  }
  again(WORK_MS)
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await (await working)?.close()
    },
  }
}

interface Work {
  look(): Promise<void>
  close(): Promise<void>
}

async function open(platform: Delivering, tell: Tell): Promise<Work> {
  const [{ openDeliverer }, { openSender }] = await Promise.all([
    import('./deliver.ts'),
    import('./send.ts'),
  ])
  const sender = openSender(platform.webhooks)
  const { look, stop } = openDeliverer(platform, sender.send, tell)
  return {
    look,
    // Attempts that are cut off are made again.
    close: async () => {
      const stopped = stop()
      sender.close()
      await stopped
    },
  }
}
