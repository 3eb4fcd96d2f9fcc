import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { EmptyState, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { type Screen, screens } from '../screens/index.ts'
import type { Place } from './router.ts'

/** Loads a screen's code, and shows it; moves the focus to it when the reader has come from another. */
export function ScreenFrame({
  screen,
  moved,
}: {
  readonly screen: Screen
  readonly moved: boolean
}) {
  const [shown, setShown] = useState<{ readonly Content: ComponentType } | 'failed'>()
  useEffect(() => {
    document.title = `${screen.title} · Lending gateway`
    screen.load().then(
      (Content) => setShown({ Content }),
      () => setShown('failed'),
    )
    if (moved) document.querySelector<HTMLElement>('main')?.focus()
  }, [screen, moved])
  if (shown === undefined)
    return (
      <div class="page">
        <Skeleton lines={5} />
      </div>
    )
  if (shown === 'failed')
    return (
      <EmptyState title="This screen could not be loaded">
        <p>There may be a new version, or the service can’t be reached.</p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </EmptyState>
    )
  return <shown.Content />
}

/** Begins to load the code of the screen that an address names, while the page is still finding out who is signed in. */
export function prepareScreen({ screen }: Place): void {
  const named = screen === '' ? screens[0] : screens.find(({ path }) => path === screen)
  // If that fails, the screen says so when it is opened.
  named?.load().catch(() => undefined)
}
