/** The result of a check, with a remedy if something is wrong. */
interface Finding {
  readonly verdict: 'ok' | 'warn' | 'fail'
  readonly text: string
}

/** The results of a check. */
export type Findings = readonly Finding[]

const found =
  (verdict: Finding['verdict']) =>
  (text: string): Findings => [{ verdict, text }]

/** Findings that are one line. */
export const ok = found('ok')
export const warn = found('warn')
export const fail = found('fail')
