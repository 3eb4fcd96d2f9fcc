import { screens, startOf } from '../screens/index.ts'
import { loadSignedIn } from './app.tsx'
import type { Place } from './router.ts'

/** Begins to load the code of the screen that an address names, while the page is still finding out who is signed in. */
export function prepareScreen({ screen }: Place): void {
  // Operators, who start elsewhere, load little too much.
  const named = screen === '' ? startOf([]) : screens.find(({ path }) => path === screen)
  // If that fails, the screen says so when it is opened.
  for (const load of [loadSignedIn, named?.load]) load?.().catch(() => undefined)
}
