import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { language, textsLoaded } from '../language/language.ts'
import { EmptyState, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { t } from '../parts/messages/index.ts'
import { type Screen, screens } from '../screens/index.ts'
import { useStore } from '../store.ts'
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
  const spoken = useStore(language)
  useEffect(() => {
    document.title = t('pageTitle', { screen: screen.title() })
  }, [screen, spoken])
  useEffect(() => {
    // Its texts come with its code, unless the page is in another language than English.
    const loaded = screen.load().then((Content) => textsLoaded().then(() => Content))
    loaded.then(
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
      <EmptyState title={t('screenNotLoaded')}>
        <p>{t('screenNotLoaded.why')}</p>
        <Button onClick={() => location.reload()}>{t('loadThePageAgain')}</Button>
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
