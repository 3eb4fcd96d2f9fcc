import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PbfReader } from 'pbf'
import { expect } from 'vitest'

/** A span, as OTLP carries it. */
export interface CollectedSpan {
  traceId: string
  spanId: string
  parentId: string
  name: string
  kind: number
  /** Trace ids of the links. */
  links: string[]
  isError: boolean
  attributes: Record<string, unknown>
  /** Of the process that sent it. */
  resource: Record<string, unknown>
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** Calls for each message in a field; the others are skipped. */
function fields(pbf: PbfReader, end: number, read: (tag: number, skip: () => void) => void): void {
  while (pbf.pos < end) {
    const value = pbf.readVarint()
    const before = pbf.pos
    read(value >> 3, () => pbf.skip(value))
    if (pbf.pos === before) pbf.skip(value)
  }
}

function message(pbf: PbfReader, read: (tag: number) => void): void {
  const end = pbf.readVarint() + pbf.pos
  fields(pbf, end, read)
}

function readValue(pbf: PbfReader): unknown {
  let value: unknown
  message(pbf, (tag) => {
    if (tag === 1) value = pbf.readString()
    if (tag === 2) value = pbf.readBoolean()
    if (tag === 3) value = pbf.readVarint()
    if (tag === 4) value = pbf.readDouble()
  })
  return value
}

function readAttribute(pbf: PbfReader, into: Record<string, unknown>): void {
  let key = ''
  message(pbf, (tag) => {
    if (tag === 1) key = pbf.readString()
    if (tag === 2) into[key] = readValue(pbf)
  })
}

function readSpan(pbf: PbfReader, resource: Record<string, unknown>): CollectedSpan {
  const span: CollectedSpan = {
    traceId: '',
    spanId: '',
    parentId: '',
    name: '',
    kind: 0,
    links: [],
    isError: false,
    attributes: {},
    resource,
  }
  message(pbf, (tag) => {
    if (tag === 1) span.traceId = hex(pbf.readBytes())
    if (tag === 2) span.spanId = hex(pbf.readBytes())
    if (tag === 4) span.parentId = hex(pbf.readBytes())
    if (tag === 5) span.name = pbf.readString()
    if (tag === 6) span.kind = pbf.readVarint()
    if (tag === 9) readAttribute(pbf, span.attributes)
    if (tag === 13)
      message(pbf, (inside) => {
        if (inside === 1) span.links.push(hex(pbf.readBytes()))
      })
    if (tag === 15)
      message(pbf, (inside) => {
        if (inside === 3) span.isError = pbf.readVarint() === 2
      })
  })
  return span
}

/** The spans of an ExportTraceServiceRequest (opentelemetry/proto/collector/trace/v1). */
function spansIn(body: Uint8Array): CollectedSpan[] {
  const pbf = new PbfReader(body)
  const spans: CollectedSpan[] = []
  fields(pbf, body.length, (tag) => {
    if (tag !== 1) return
    const resource: Record<string, unknown> = {}
    message(pbf, (of) => {
      if (of === 1)
        message(pbf, (inside) => {
          if (inside === 1) readAttribute(pbf, resource)
        })
      if (of === 2)
        message(pbf, (inside) => {
          if (inside === 2) spans.push(readSpan(pbf, resource))
        })
    })
  })
  return spans
}

/** A collector that takes traces by OTLP over HTTP, in protobuf, as a deployment's own does. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const bodies: Buffer[] = []
  const state = { status: 200, requests: 0 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    state.requests += 1
    if (request.url === '/v1/traces' && state.status === 200) {
      bodies.push(body)
      spans.push(...spansIn(body))
    }
    response.writeHead(request.url === '/v1/traces' ? state.status : 404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    spans,
    state,
    /** Everything that was received, as it came. */
    text: () => Buffer.concat(bodies).toString('latin1'),
    /** Waits for a span that is wanted. */
    span: async (isWanted: (span: CollectedSpan) => boolean): Promise<CollectedSpan> => {
      let found: CollectedSpan | undefined
      await expect
        .poll(() => {
          found = spans.find(isWanted)
          return found
        })
        .toBeDefined()
      if (found === undefined) throw new Error('no such span')
      return found
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
