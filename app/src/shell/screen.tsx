import { useEffect, useLayoutEffect } from 'preact/hooks'
import { language } from '../language/language.ts'
import { Lazily } from '../parts/lazily.tsx'
import { t } from '../parts/messages/index.ts'
import type { Screen } from '../screens/index.ts'
import { useStore } from '../store.ts'

const nothing = {}

/** Loads a screen's code, and shows it; moves the focus to it when the reader has come from another. */
export function ScreenFrame({
  screen,
  moved,
}: {
  readonly screen: Screen
  readonly moved: boolean
}) {
  const spoken = useStore(language)
  useEffect(() => {
    document.title = t('pageTitle', { screen: screen.title() })
  }, [screen, spoken])
  // Before the next key can come, which would go to a link of the page that the reader has left.
  useLayoutEffect(() => {
    if (moved) document.querySelector<HTMLElement>('main')?.focus()
  }, [screen, moved])
  return <Lazily load={screen.load} given={nothing} />
}
