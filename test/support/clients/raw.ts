import { connect } from 'node:net'

/** A busy machine needs long for the first byte. */
const FIRST_MS = 20_000

/** Sends bytes as no client would, and gives what came back until the server closed, or until `wait` ms after it began. */
export function raw(url: string, bytes: string | Buffer, wait = 2_000): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let text = ''
    let late = setTimeout(() => socket.destroy(), Math.max(wait, FIRST_MS))
    socket.once('data', () => {
      clearTimeout(late)
      late = setTimeout(() => socket.destroy(), wait)
    })
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(late)
      resolve(text)
    })
  })
}
