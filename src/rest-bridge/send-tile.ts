import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown, tagOf } from '../http/etag.ts'
import { encodeTile, MVT, type TileParams } from './tile.ts'

/** Sends a vector tile with an ETag of its bytes; 304 without a body if the client has it. */
export function sendTile(
  layer: string,
  features: object,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const tile = encodeTile(features, request.params as TileParams, layer)
  return isKnown(tagOf(tile), request, reply) ? reply.send() : reply.type(MVT).send(tile)
}
