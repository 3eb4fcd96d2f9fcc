import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../http/etag.ts'
import { encodeTile, MVT, type TileParams } from './tile.ts'

/** Sends a vector tile with an ETag of its bytes; 304 without a body if the client has it. */
export function sendTile(
  layer: string,
  features: object,
  { params, headers }: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const tile = encodeTile(features, params as TileParams, layer)
  const etag = `"${createHash('sha256').update(tile).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(MVT).send(tile)
}
