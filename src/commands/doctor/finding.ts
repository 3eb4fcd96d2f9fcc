/** What was found, and how to mend it where it is not right. */
export interface Finding {
  readonly verdict: 'ok' | 'warn' | 'fail'
  readonly text: string
}

export const ok = (text: string): Finding => ({ verdict: 'ok', text })
export const warn = (text: string): Finding => ({ verdict: 'warn', text })
export const fail = (text: string): Finding => ({ verdict: 'fail', text })
