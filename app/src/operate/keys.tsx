import { useEffect, useId, useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { BASE, useRouter } from '../shell/router.ts'
import { t } from './messages/index.ts'

/** Set while the reader wants no keys: speech input would press them by accident. */
const OFF = 'operator-keys-off'

interface Props {
  /** The pages that the reader may open, in their order, with their names. */
  readonly pages: readonly (readonly [address: string, name: string])[]
}

/** Keys of the back office: `/` searches, digits open its pages, and `?` lists them all. */
export function Keys({ pages }: Props) {
  const { go } = useRouter()
  const [isListed, setListed] = useState(false)
  const [isOff, setOff] = useState(localStorage.getItem(OFF) !== null)
  const title = useId()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const act = event.key === '?' ? () => setListed(true) : isOff ? undefined : actOf(event.key)
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    const actOf = (key: string) => {
      if (key === '/') return () => search(() => go('/operate/members'))
      const page = /^[1-9]$/.test(key) ? pages[Number(key) - 1] : undefined
      return page && (() => go(page[0].slice(BASE.length)))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [go, isOff, pages])
  const change = (off: boolean) => {
    setOff(off)
    if (off) localStorage.setItem(OFF, 'yes')
    else localStorage.removeItem(OFF)
  }
  if (!isListed) return null
  return (
    <Dialog title={title} closed={() => setListed(false)}>
      {(close) => (
        <div class="stack">
          <h2 id={title}>{t('keys')}</h2>
          <dl class="facts">
            <Key name="/" does={t('keys.search')} />
            {pages.slice(0, 9).map(([, name], at) => (
              <Key key={name} name={String(at + 1)} does={name} />
            ))}
            <Key name={t('keys.escape')} does={t('keys.close')} />
            <Key name="?" does={t('keys.list')} />
          </dl>
          <label class="switch">
            <input
              type="checkbox"
              checked={!isOff}
              onChange={({ currentTarget }) => change(!currentTarget.checked)}
            />
            {t('keys.use')}
          </label>
          <div>
            <Button onClick={close}>{t('keys.done')}</Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Key({ name, does }: { readonly name: string; readonly does: string }) {
  return (
    <div>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{does}</dd>
    </div>
  )
}

/** Whether a key is for whatever has the focus, or for the browser. */
function isTyping({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}

/** Goes to the page's own search; without one, to the page that `elsewhere` opens, and there once it is drawn. */
function search(elsewhere: () => void): void {
  const field = () => document.querySelector<HTMLInputElement>('main search input')
  if (field() === null) elsewhere()
  requestAnimationFrame(() => requestAnimationFrame(() => field()?.focus()))
}
