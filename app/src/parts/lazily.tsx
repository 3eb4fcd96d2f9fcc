import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { textsLoaded } from '../language/language.ts'
import { EmptyState, Skeleton } from './blocks.tsx'
import { Button } from './button.tsx'
import { t } from './messages/index.ts'

interface Props<Given extends object> {
  readonly load: () => Promise<ComponentType<Given>>
  readonly given: Given
}

/** Shows a component whose code comes when it is first shown, with what it is given; says so if the code does not come. */
export function Lazily<Given extends object>({ load, given }: Props<Given>) {
  const [shown, setShown] = useState<{ readonly Content: ComponentType<Given> } | 'failed'>()
  useEffect(() => {
    // Its texts come with its code, unless the page is in another language than English.
    const loaded = load().then((Content) => textsLoaded().then(() => Content))
    loaded.then(
      (Content) => setShown({ Content }),
      () => setShown('failed'),
    )
  }, [load])
  if (shown === undefined)
    return (
      <div class="page">
        <Skeleton lines={5} />
      </div>
    )
  if (shown === 'failed')
    return (
      <EmptyState title={t('screenNotLoaded')} whole>
        <p>{t('screenNotLoaded.why')}</p>
        <Button onClick={() => location.reload()}>{t('loadThePageAgain')}</Button>
      </EmptyState>
    )
  return <shown.Content {...given} />
}
