const CHANNEL = 'login'

/** What a window says once the person has signed in there. */
interface Told<Kept> {
  /** The window's. */
  readonly id: string
  readonly kept: Kept
}

/** Where the window that was opened last is heard. */
let heard: BroadcastChannel | undefined

/**
 * Resolves to the login in the window with an id, and to no other: an act that waited for a login that was given up must not be carried out later. It never
 * settles if the window is closed before the login is finished, or if another window is opened.
 */
export function loginIn<Kept>(id: string): Promise<Kept> {
  const { promise, resolve } = Promise.withResolvers<Kept>()
  heard?.close()
  const channel = new BroadcastChannel(CHANNEL)
  heard = channel
  channel.onmessage = (event) => {
    const told = event.data as Told<Kept>
    if (told.id !== id) return
    channel.close()
    resolve(told.kept)
  }
  return promise
}

/** Gives the login in the window with an id to the page that opened it. Only pages of this origin hear it. */
export function tellOf<Kept>(id: string, kept: Kept): void {
  const channel = new BroadcastChannel(CHANNEL)
  const told: Told<Kept> = { id, kept }
  channel.postMessage(told)
  channel.close()
}
