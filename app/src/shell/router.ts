import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { createStore, type Store, useStore } from '../store.ts'

export const BASE = '/app'

/** Where the reader is: the screen, what it is about, and its settings. */
export interface Place {
  readonly screen: string
  readonly id: string | undefined
  readonly query: URLSearchParams
}

/** Asks the reader whether to leave, and calls `leave` if so. */
type Ask = (leave: () => void) => void

/** The browser's address, which screens read and change. */
export interface Router {
  readonly place: Store<Place>
  /** The path, with its settings, of the last list or overview that the reader was on; undefined before the first. */
  list(): string | undefined
  /** Goes to a path under /app, such as `/map?q=corn`; `replace` leaves no step to go back to. */
  go(path: string, options?: { readonly replace?: boolean }): void
  /** Set while something on the page is not saved: called instead of leaving the page, with a function that leaves it. */
  hold(ask: Ask | undefined): void
}

/** The path of a page of one record. */
const ONE_RECORD = /\/[\da-f-]{36}$/

/** Follows the browser's address, and turns clicks on links of the app into steps within it. */
export function openRouter(): Router {
  const place = createStore(placeOf(new URL(location.href)))
  let list: string | undefined
  let held: Ask | undefined
  let shown: string
  const noteList = () => {
    const { pathname, search } = location
    if (!ONE_RECORD.test(pathname)) list = pathname + search
  }
  const arrived = () => {
    noteList()
    place.set(placeOf(new URL(location.href)))
  }
  noteList()
  // Each step of the browser's history has a number, so that going back can be told from arriving anew.
  let steps: number = history.state?.step ?? 0
  const go: Router['go'] = (path, { replace = false } = {}) => {
    const before = place.get().screen
    if (replace) history.replaceState(history.state, '', BASE + path)
    else history.pushState({ step: ++steps }, '', BASE + path)
    arrived()
    if (place.get().screen !== before) scrollTo(0, 0)
  }
  addEventListener('popstate', () => {
    const { pathname, search } = location
    if (held === undefined || pathname === new URL(shown).pathname) return arrived()
    // The step has been taken already: the page that is still shown gets its address back.
    history.pushState(null, '', shown)
    held(() => go(pathname.slice(BASE.length) + search))
  })
  document.addEventListener('click', (event) => {
    const path = linkedPath(event)
    if (path === undefined) return
    event.preventDefault()
    if (held) held(() => go(path))
    else go(path)
  })
  const hold: Router['hold'] = (ask) => {
    held = ask
    shown = location.href
  }
  return { place, go, hold, list: () => list }
}

function placeOf({ pathname, searchParams }: URL): Place {
  const [screen = '', id] = pathname.slice(BASE.length).split('/').filter(Boolean)
  return { screen, id, query: searchParams }
}

/**
 * The path of a link within the app that was clicked without modifier keys; undefined if the browser should follow it, as it does a
 * link to a part of the page.
 */
function linkedPath(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || link === null || link.target !== '' || link.origin !== location.origin) return
  if (!link.pathname.startsWith(`${BASE}/`) || link.hash !== '') return
  return link.pathname.slice(BASE.length) + link.search
}

export const RouterContext = createContext<Router | undefined>(undefined)

/** The router, and where the reader is. */
export function useRouter(): Router & { readonly at: Place } {
  const router = useContext(RouterContext)
  if (router === undefined) throw new Error('there is no router around this component')
  return { ...router, at: useStore(router.place) }
}
