import type { WebSocket } from 'ws'
import { HEARTBEAT_MS } from './endpoint.ts'

/** Closes a socket that has not answered the last ping. */
export function heartbeat(socket: WebSocket): NodeJS.Timeout {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  return setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, HEARTBEAT_MS)
}
