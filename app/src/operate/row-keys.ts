/** What a key does in the lists of the page; undefined if nothing. The row that is chosen has the focus, so Enter opens it as it does any link. */
export function rowAct(key: string): (() => void) | undefined {
  const links = rowLinks()
  const chosen = links.find((one) => rowOf(one).contains(document.activeElement))
  // Elsewhere, arrows scroll the page.
  const arrow = chosen && { ArrowDown: 'j', ArrowUp: 'k' }[key]
  const asked = arrow ?? key
  if (asked === 'j' || asked === 'k') {
    const next = nextOf(links, chosen, asked)
    return next && (() => focus(next))
  }
  const button = chosen && rowOf(chosen).querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
  return button ? () => button.click() : undefined
}

/** The address of the row that was chosen last: whoever comes back from its record goes on there. */
let last: string | null = null

function focus(link: HTMLElement): void {
  last = link.getAttribute('href')
  link.focus()
}

/** The link after the chosen one, or before it, and none beyond the ends; if none is chosen, the one that was chosen last, or else the first. */
function nextOf(
  links: readonly HTMLElement[],
  chosen: HTMLElement | undefined,
  key: 'j' | 'k',
): HTMLElement | undefined {
  if (chosen) return links[links.indexOf(chosen) + (key === 'j' ? 1 : -1)]
  return links.find((one) => one.getAttribute('href') === last) ?? links[0]
}

/** What opens each row of a list, of the audit trail and of the requests, in the order of the page. */
function rowLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll('main :is(.records, .requests) > li')].flatMap(
    // Of an entry of the trail it is the record, not who acted: opening their file would be a look at it.
    (row) => row.querySelector<HTMLElement>('a:not(.entry-line b a)') ?? [],
  )
}

const rowOf = (link: HTMLElement): Element => link.closest(':is(.records, .requests) > li') ?? link
