import { useEffect, useRef } from 'preact/hooks'
import { Notice } from './blocks.tsx'
import { Button } from './button.tsx'
import { t } from './messages/index.ts'

interface Props {
  readonly busy: boolean
  readonly more: () => void
  /** Why it could not be loaded. */
  readonly failed?: string | undefined
}

/** Loads more of a list when its end comes into view, or when it is pressed; once that has failed, when it is pressed alone. */
export function More({ busy, more, failed }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const isManual = failed !== undefined
  useEffect(() => {
    if (isManual) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && !busy && more(),
      { rootMargin: '400px' },
    )
    if (end.current !== null) watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [busy, more, isManual])
  return (
    <div class="more" ref={end}>
      <Notice refused>{failed}</Notice>
      <Button busy={busy} onClick={more}>
        {busy ? t('loading') : t(isManual ? 'tryAgain' : 'showMore')}
      </Button>
    </div>
  )
}
