/** The URI of a kind of problem (RFC 9457): a path of the gateway, which explains it. */
export function problemType(code: string): string {
  return `/problems/${code.toLowerCase().replaceAll('_', '-')}`
}

/** A code in words. */
export function problemTitle(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ').replace('json', 'JSON')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** One refused field or rule, with REST's names. */
export interface Detail {
  readonly field: string | null
  readonly code: string
  readonly message: string
}

/** The body of an error response, before its format is chosen. */
export interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly request_id: string
  /** Only where traces are recorded. */
  readonly trace_id?: string
  readonly details: readonly Detail[]
}

/** An error in the format of RFC 9457. */
export function problemOf({ code, message, details, ...ids }: ErrorBody, status: number) {
  return {
    type: problemType(code),
    title: problemTitle(code),
    status,
    detail: message,
    code,
    ...ids,
    errors: details,
  }
}
