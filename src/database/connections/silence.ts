import { Client } from 'pg'

/** The server ends every statement within 5 s, so a longer silence means that the network is down. */
const SILENT_MS = 7_000

/**
 * Closes a connection if nothing has arrived for 7 s while an answer is due. A network that drops every packet reports no error for
 * many minutes.
 */
export function giveUpSilent(client: Client): void {
  const { stream } = client.connection
  let due = false
  let heard = 0
  let timer: NodeJS.Timeout | undefined
  const left = () => heard + SILENT_MS - performance.now()
  const arm = () => {
    timer = setTimeout(look, Math.max(1, left())).unref()
  }
  const look = () => {
    timer = undefined
    if (!due) return
    if (left() > 0) return arm()
    // If this process itself was stalled, first read what has arrived meanwhile.
    setImmediate(() => (due && left() <= 0 ? stream.destroy(silence()) : arm()))
  }
  stream.on('data', () => {
    heard = performance.now()
  })
  client.on('drain', () => {
    due = false
  })
  client.query = ((...given: unknown[]) => {
    if (!due) heard = performance.now()
    due = true
    if (timer === undefined) arm()
    return Reflect.apply(Client.prototype.query, client, given)
  }) as Client['query']
}

function silence(): Error {
  return Object.assign(new Error('the database has gone silent'), { code: 'ETIMEDOUT' })
}
