/** What a key does in the lists of the page; undefined if nothing. The row that is chosen has the focus, so Enter opens it as it does any link. */
export function rowAct(key: string): (() => void) | undefined {
  const links = rowLinks()
  const chosen = links.find((one) => rowOf(one).contains(document.activeElement))
  // Elsewhere, arrows scroll the page.
  const arrow = chosen && { ArrowDown: 'j', ArrowUp: 'k' }[key]
  const asked = arrow ?? key
  if (asked === 'j' || asked === 'k') {
    const next = asked === 'j' ? after(links, chosen) : after(links.toReversed(), chosen)
    return next && (() => next.focus())
  }
  const button = chosen && rowOf(chosen).querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
  return button ? () => button.click() : undefined
}

/** The link after the chosen one; the first if none is chosen, and none after the last. */
function after(links: readonly HTMLElement[], chosen: HTMLElement | undefined) {
  return links[chosen ? links.indexOf(chosen) + 1 : 0]
}

/** What opens each row of a list, of the audit trail and of the requests, in the order of the page. */
function rowLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll('main :is(.records, .requests) > li')].flatMap(
    // Of an entry of the trail it is the record, not who acted: opening their file would be a look at it.
    (row) =>
      row.querySelector<HTMLElement>('a:not(.entry-line b a)') ?? row.querySelector('a') ?? [],
  )
}

const rowOf = (link: HTMLElement): Element => link.closest(':is(.records, .requests) > li') ?? link
