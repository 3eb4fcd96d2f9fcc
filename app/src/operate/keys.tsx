import { useEffect, useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { BASE, useRouter } from '../shell/router.ts'
import { t } from './messages/index.ts'
import { rowAct } from './row-keys.ts'
import { type BulkAct, bulkKeys } from './work/bulk/acts.ts'
import { t as bulkName } from './work/messages/index.ts'

/** Set while the reader wants no keys: speech input would press them by accident. */
const OFF = 'operator-keys-off'

/** Whether the reader wants none; asked at each key, since an effect would learn of it only later. */
const isOff = () => localStorage.getItem(OFF) !== null

/** The keys of the pages that come after those with a digit. */
const letters: Readonly<Record<string, string>> = { webhooks: 'w', books: 'b', trail: 'a' }

interface Props {
  /** The pages that the reader may open, in their order, with their names. */
  readonly pages: readonly (readonly [address: string, name: string])[]
}

/** Keys of the back office: `/` searches, digits and letters open its pages, others go through its lists, and `?` lists them all. */
export function Keys({ pages }: Props) {
  const { go } = useRouter()
  const [isListed, setListed] = useState(false)
  const [off, setOff] = useState(isOff)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const act = event.key === '?' ? () => setListed(true) : isOff() ? undefined : actOf(event.key)
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    const actOf = (key: string) => {
      if (key === '/') return () => search(() => go('/operate/members'))
      const page = keyed(pages).find((one) => one.key === key)
      return page ? () => go(page.address.slice(BASE.length)) : rowAct(key)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [go, pages])
  const change = (wanted: boolean) => {
    setOff(wanted)
    if (wanted) localStorage.setItem(OFF, 'yes')
    else localStorage.removeItem(OFF)
  }
  if (!isListed) return null
  return (
    <Dialog closed={() => setListed(false)}>
      {({ title, close }) => (
        <div class="stack">
          <h2 id={title}>{t('keys')}</h2>
          <dl class="facts">
            <Key name="/" does={t('keys.search')} />
            {keyed(pages).map(({ key, name }) => (
              <Key key={key} name={key} does={name} />
            ))}
            <Key name={t('keys.escape')} does={t('keys.close')} />
            <Key name="?" does={t('keys.list')} />
          </dl>
          <h3>{t('keys.ofLists')}</h3>
          <dl class="facts">
            <Key name={t('keys.nextOne')} does={t('keys.next')} />
            <Key name={t('keys.oneBefore')} does={t('keys.before')} />
            <Key name={t('keys.enter')} does={t('keys.open')} />
            <Key name="t" does={t('keys.take')} />
            <Key name="x" does={t('keys.choose')} />
            <Key name="*" does={t('keys.chooseAll')} />
          </dl>
          <h3>{t('keys.ofWorklist')}</h3>
          <dl class="facts">
            <Key name="f" does={t('keys.narrow')} />
            {Object.entries(bulkKeys).map(([act, key]) => (
              <Key
                key={key}
                name={t('keys.shift', { key })}
                does={t('keys.ofChosen', { act: bulkName(`bulk.${act as BulkAct}`) })}
              />
            ))}
          </dl>
          <label class="switch">
            <input
              type="checkbox"
              checked={!off}
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

/** The pages with their keys: the digits from 1, in the order of the pages, except where a letter is the key. */
function keyed(pages: Props['pages']) {
  let digit = 0
  return pages.map(([address, name]) => {
    const letter = letters[address.split('/').at(-1) ?? '']
    if (letter === undefined) digit += 1
    return { key: letter ?? String(digit), address, name }
  })
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
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, dialog') !== null
  )
}

/** For how many frames a page may take to show its search. */
const PATIENCE = 120

const searchField = () => document.querySelector<HTMLInputElement>('main search input')

/** Goes to the page's own search; without one, to the page that `elsewhere` opens, once it is drawn: what is typed until then is typed there. */
function search(elsewhere: () => void): void {
  const own = searchField()
  if (own !== null) {
    own.focus()
    return
  }
  let typed = ''
  const keep = (event: KeyboardEvent) => {
    if (isTyping(event) || event.key.length > 1) return
    event.preventDefault()
    typed += event.key
  }
  const look = (frames: number): void => {
    const field = searchField()
    if (field === null && frames > 0) {
      requestAnimationFrame(() => look(frames - 1))
      return
    }
    removeEventListener('keydown', keep, true)
    if (field === null) return
    field.focus()
    field.value = typed
  }
  addEventListener('keydown', keep, true)
  elsewhere()
  look(PATIENCE)
}
