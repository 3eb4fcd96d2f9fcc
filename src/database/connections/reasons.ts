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
