interface Loan {
  readonly status: string
  readonly history: readonly { readonly to: string; readonly createdAt: string }[]
}

/** Whether what a loan was repaid with at a time can be undone: while it runs, once it is repaid, and in default if it came in since then. */
export function isOpenAt({ status, history }: Loan, paidAt: string): boolean {
  if (status !== 'DEFAULTED') return status === 'ACTIVE' || status === 'REPAID'
  const defaulted = history.find(({ to }) => to === 'DEFAULTED')
  return defaulted !== undefined && Date.parse(paidAt) > Date.parse(defaulted.createdAt)
}
