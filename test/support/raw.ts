import { connect } from 'node:net'

/** Sends bytes as no client would, and gives what came back until the server closed, or `wait` ms were over. */
export function raw(url: string, bytes: string | Buffer, wait = 2_000): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let text = ''
    const late = setTimeout(() => socket.destroy(), wait)
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
