/** Leads to the page on which the reader pays, if there is one. */
export function PayLink({
  url,
  amount,
}: {
  readonly url?: string | null
  readonly amount: string
}) {
  return url ? <a href={url}>Pay {amount} now</a> : null
}
