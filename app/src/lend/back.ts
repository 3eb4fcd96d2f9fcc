const names = [
  [/^\/app\/portfolio/, 'portfolio'],
  [/^\/app\/map/, 'map'],
  [/^\/app\/lend\/order/, 'standingOrder'],
  [/^\/app\/lend/, 'opportunities'],
] as const

/** Where the way back from a loan leads: to the list that the reader came from as it was, or to all opportunities. */
export function backTo(list = ''): string {
  return names.some(([path]) => path.test(list)) ? list : '/app/lend'
}

/** What the way back is called. */
export function backName(back: string) {
  return names.find(([path]) => path.test(back))?.[1] ?? 'opportunities'
}
