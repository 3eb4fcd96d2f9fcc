import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

const HEAD_END = '\r\n\r\n'
const STATUS_OK = ' 200 '

/** What is sent, and what an answer must be to count. */
export interface Load {
  readonly url: string
  readonly seconds: number
  /** The bytes of the next request. */
  readonly next: () => Buffer
  /** The least bytes of a good answer's body: a refusal is shorter. */
  readonly least: number
  /** 16 by default. */
  readonly connections?: number
}

/** Sends requests on some connections, each as soon as the one before has been answered; returns the milliseconds that each took. */
export async function load(asked: Load): Promise<number[]> {
  const { url, seconds, next, least, connections = 16 } = asked
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const port = Number(new URL(url).port)
  const lines = Array.from({ length: connections }, () =>
    line(port, next, (sent, { status, length, started }) => {
      if (status !== STATUS_OK || length < least)
        throw new Error(`a bad answer of ${url}: ${started.toString()}`)
      const now = performance.now()
      times.push(now - sent)
      return now < until
    }),
  )
  await Promise.all(lines)
  return times
}

/** One connection, until an answer is the last; written by hand, since it shares the machine with what it measures. */
function line(
  port: number,
  next: () => Buffer,
  answered: (sent: number, head: Head) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = 0
    const send = () => {
      sent = performance.now()
      socket.write(next())
    }
    const read = answers((head) => (answered(sent, head) ? send() : socket.end()))
    const callback = (size: number, buffer: Uint8Array) => {
      try {
        read(Buffer.from(buffer.buffer, buffer.byteOffset, size))
      } catch (error) {
        socket.destroy()
        reject(error)
      }
      return true
    }
    const onread = { buffer: Buffer.alloc(65_536), callback }
    const socket = connect({ host: '127.0.0.1', port, noDelay: true, onread })
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}

/** Takes the bytes of answers as they come, and calls back at the end of each. */
function answers(ended: (head: Head) => void): (chunk: Buffer) => void {
  let head: Head | undefined
  let left = 0
  let started = Buffer.alloc(0)
  return (chunk) => {
    left -= chunk.length
    if (head === undefined) {
      started = Buffer.concat([started, chunk])
      const end = started.indexOf(HEAD_END)
      if (end < 0) return
      head = { ...readHead(started.toString('latin1', 0, end)), started }
      left = head.length - (started.length - end - HEAD_END.length)
      started = Buffer.alloc(0)
    }
    if (left > 0) return
    const whole = head
    head = undefined
    ended(whole)
  }
}

interface Head {
  readonly status: string
  readonly length: number
  /** Its head, and as much of its body as came with it. */
  readonly started: Buffer
}

function readHead(text: string): Omit<Head, 'started'> {
  const length = /content-length: (\d+)/i.exec(text)?.[1]
  if (length === undefined) throw new Error(`an answer without a length: ${text}`)
  return { status: text.slice(8, 13), length: Number(length) }
}
