/**
 * Keeps the reader's place: when what has the focus is removed, as a button is whose act is done, the heading of what it stood in has the
 * focus. Otherwise the next Tab would begin at the top of the page.
 */
export function keepFocus(): void {
  let around: readonly Element[] = []
  addEventListener('focusin', ({ target }) => {
    around = []
    for (let one = target as Element | null; one; one = one.parentElement) around = [...around, one]
  })
  // A click on nothing gives the focus up, which is no loss.
  addEventListener('pointerdown', () => {
    if (document.activeElement === document.body) around = []
  })
  const restore = () => {
    const [had] = around
    if (had === undefined || had.isConnected || document.activeElement !== document.body) return
    const place = around.find((one) => one.isConnected && one.matches('.card, dialog, .side, main'))
    const heading = place?.querySelector<HTMLElement>('h1, h2') ?? place
    if (!(heading instanceof HTMLElement)) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true })
}
