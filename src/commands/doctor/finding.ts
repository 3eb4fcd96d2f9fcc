/** The result of a check, with a remedy if something is wrong. */
export interface Finding {
  readonly verdict: 'ok' | 'warn' | 'fail'
  readonly text: string
}

export const ok = (text: string): Finding => ({ verdict: 'ok', text })
export const warn = (text: string): Finding => ({ verdict: 'warn', text })
export const fail = (text: string): Finding => ({ verdict: 'fail', text })
