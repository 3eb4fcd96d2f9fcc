/**
 * The algorithms that tokens may be signed with: those of RFC 7518, RFC 8037 and RFC 9864 that need no shared secret. RFC 8037's name
 * EdDSA stands for Ed25519 here.
 */
export const ALGORITHMS: readonly string[] = [
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'Ed25519',
  'EdDSA',
]
