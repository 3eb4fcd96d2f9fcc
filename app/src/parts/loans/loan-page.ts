interface Shown {
  readonly id: string
  readonly borrowerId: string
}

/** The page of a loan: readers' own loans have one of their own. */
export function loanPage({ id, borrowerId }: Shown, reader: string | undefined): string {
  return `/app/${borrowerId === reader ? 'borrow' : 'lend'}/${id}`
}
