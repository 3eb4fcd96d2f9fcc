import { useEffect, useRef } from 'preact/hooks'
import { Button } from './button.tsx'
import { t } from './messages/index.ts'

interface Props {
  readonly busy: boolean
  readonly more: () => void
}

/** Loads more of a list when its end comes into view, or when it is pressed. */
export function More({ busy, more }: Props) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && !busy && more(),
      { rootMargin: '400px' },
    )
    if (end.current !== null) watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [busy, more])
  return (
    <div class="more" ref={end}>
      <Button busy={busy} onClick={more}>
        {busy ? t('loading') : t('showMore')}
      </Button>
    </div>
  )
}
