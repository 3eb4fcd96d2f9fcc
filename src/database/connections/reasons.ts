import { codeOf } from './faults.ts'

/** OpenSSL's codes of a certificate that no trusted authority has signed. Node's own advice for them speaks of options that don't help here. */
const UNTRUSTED = [
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'CERT_SIGNATURE_FAILURE',
]

/** Why no connection could be made, for people. */
export function reasonOf(error: Error): string {
  if (UNTRUSTED.includes(codeOf(error)))
    return "the server's certificate was signed by another authority than that of sslrootcert, or, without sslrootcert, by none that is publicly trusted"
  return error.message || 'refused'
}

/** SQLSTATEs of values that PostgreSQL can't read or store: its messages quote them. */
const QUOTING = /^22/

/**
 * Why something failed, as it may be logged: of an error of PostgreSQL what it said, with its SQLSTATE, and without the rows and values that it quotes; MikroORM
 * adds such rows to the message.
 */
export function loggedReason(error: unknown): string {
  if (!(error instanceof Error && 'severity' in error)) return String(error)
  const code = codeOf(error)
  const quoteless = QUOTING.test(code) ? error.message.replace(/".*"/s, '"…"') : error.message
  return `${quoteless.split('\n', 1)[0]} (${code})`
}
