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
  if (key === '*') return tickAll()
  const [button] = [...(chosen ? within(rowOf(chosen), key) : []), ...ofThePage(key)]
  return button && (() => button.click())
}

/** The elements that have a key. */
function within(place: ParentNode, key: string): readonly HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${shortcutOf(key)}"]`)]
}

/** A key as the attribute has it. */
export function shortcutOf(key: string): string {
  return /^[A-Z]$/.test(key) ? `Shift+${key}` : key
}

/** The same outside of all rows, where a key is for the page. */
function ofThePage(key: string): readonly HTMLElement[] {
  return within(document, key).filter((one) => one.closest(ROW) === null)
}

/** Ticks the boxes of all rows; if all are ticked, none of them. */
function tickAll(): (() => void) | undefined {
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>(`main :is(${ROW}) [type="checkbox"]:enabled`),
  ]
  const open = boxes.filter(({ checked }) => !checked)
  if (boxes.length === 0) return undefined
  return () => {
    for (const box of open.length > 0 ? open : boxes) box.click()
  }
}

/** A row of a list, of the audit trail or of the requests, or of a table that leads to its records. */
const ROW = ['.records > li', '.requests > li', 'tbody > tr:has(a)'].join()

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

/** What opens each row, in the order of the page. */
function rowLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll(`main :is(${ROW})`)].flatMap(
    // Of an entry of the trail it is the record, not who acted: opening their file would be a look at it.
    (row) => row.querySelector<HTMLElement>('a:not(.entry-line b a)') ?? [],
  )
}

const rowOf = (link: HTMLElement): Element => link.closest(ROW) ?? link
