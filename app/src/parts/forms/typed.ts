const PREFIX = 'typed '

/** Keeps in this browser what was typed and is not saved yet, under a name; nothing, once it is saved. */
export function keepTyped(name: string, typed: object | undefined): void {
  try {
    if (typed === undefined) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, JSON.stringify(typed))
  } catch {
    // Without room for it, it is kept on the page alone.
  }
}

/** What was typed under a name and never saved; undefined if nothing was. */
export function keptTyped<Typed>(name: string): Typed | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name)
    return text === null ? undefined : (JSON.parse(text) as Typed)
  } catch {
    // What can't be read is of no use to anybody.
    keepTyped(name, undefined)
    return undefined
  }
}

/** Forgets all that was typed, since whoever typed it has signed out. */
export function forgetTyped(): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(PREFIX)) localStorage.removeItem(name)
}
