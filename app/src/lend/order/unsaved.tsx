import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialogs/dialog.tsx'
import { useRouter } from '../../shell/router.ts'
import { t } from '../messages/index.ts'

/** While something has been entered and not saved, asks before the reader leaves the page. */
export function Unsaved({ isEntered }: { readonly isEntered: boolean }) {
  const { hold } = useRouter()
  const [leave, setLeave] = useState<() => void>()
  useEffect(() => {
    if (!isEntered) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    hold((go) => setLeave(() => go))
    return () => {
      removeEventListener('beforeunload', warn)
      hold(undefined)
    }
  }, [isEntered, hold])
  if (leave === undefined) return null
  return (
    <Dialog closed={() => setLeave(undefined)}>
      {({ title, close }) => (
        <div class="stack">
          <h2 id={title}>{t('unsaved')}</h2>
          <div class="row">
            <Button look="primary" onClick={close}>
              {t('unsaved.stay')}
            </Button>
            <Button
              look="plain"
              onClick={() => {
                close()
                leave()
              }}
            >
              {t('unsaved.leave')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
