/** The header that takes what a client has done and seen to other gateways. */
export const CONSISTENCY = 'Consistency-Token'

/** What it is, in a request and in a response. */
export const consistency = {
  request:
    'The newest one received (the largest hexadecimal number before the dot): the response then shows at least everything that you have changed or been shown.',
  response:
    'Send it with later requests, to any gateway. Only deployments that read from a standby return it.',
}
