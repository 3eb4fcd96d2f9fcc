import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unknownPath } from '../paths.ts'
import {
  type Encoding,
  encodedSmall,
  encodedTag,
  encodingFor,
  isKnown,
  tagOf,
} from '../representation.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** A file in memory, with its encodings. */
export interface Asset {
  readonly file: string
  readonly type: string
  readonly etag: string
  readonly bytes: Buffer
  readonly encoded: Map<Encoding, Promise<Buffer>>
}

/**
 * Serves files under names that change with their content, so that browsers keep them for a year. Each is read when it is
 * first asked for, and encoded once. Returns the path of a file by its name.
 */
export function assetPaths(
  app: FastifyInstance,
  prefix: string,
  files: Readonly<Record<string, () => string | Buffer>>,
): (name: string) => string {
  const known = new Map<string, Asset>()
  const assetOf = (name: string) => {
    const read = files[name]
    if (read === undefined) return unknownPath()
    const asset = known.get(name) ?? newAsset(name, read())
    known.set(name, asset)
    return asset
  }
  app.get<{ Params: { file: string } }>(`${prefix}:file`, async (request, reply) => {
    const { file } = request.params
    const asset = Object.keys(files)
      .map(assetOf)
      .find((one) => one.file === file)
    if (asset === undefined) return unknownPath()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return send(asset, request, reply)
  })
  return (name) => prefix + assetOf(name).file
}

/**
 * Takes a file into memory as bytes, since a text would be copied for each response while it is sent. The extension of the name
 * gives its type.
 */
export function newAsset(name: string, content: string | Buffer): Asset {
  const bytes = Buffer.from(content)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const extension = extname(name)
  const file = `${name.slice(0, -extension.length)}.${hash}${extension}`
  const type = TYPES[extension] ?? 'application/octet-stream'
  return { file, type, etag: tagOf(bytes), bytes, encoded: new Map() }
}

/** Sends a file, encoded as the client prefers, or 304 if the client has it; each encoding is made once. */
export function send(asset: Asset, request: FastifyRequest, reply: FastifyReply) {
  const encoding = encodingFor(request)
  reply.header('vary', 'accept-encoding')
  if (isKnown(asset.etag, request, reply)) return reply.send()
  reply.type(asset.type)
  if (encoding === undefined) return asset.bytes
  reply.headers({ 'content-encoding': encoding, etag: encodedTag(asset.etag, encoding) })
  const bytes = asset.encoded.get(encoding) ?? encodedSmall(encoding, asset.bytes)
  asset.encoded.set(encoding, bytes)
  return bytes
}
