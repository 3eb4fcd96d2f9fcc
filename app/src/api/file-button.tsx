import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { language } from '../language/language.ts'
import { Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icons.tsx'
import { t } from '../parts/messages/index.ts'
import { useMarket } from './market.tsx'

interface Props {
  /** Where the file is, what it is, and the name under which it is saved. */
  readonly path: string
  readonly type: 'application/pdf' | 'text/csv' | 'application/x-datev-extf'
  readonly name: string
  /** What a screen reader says in place of the text, if that does not say which file. */
  readonly label?: string
  readonly children: ComponentChildren
}

/** Saves a file of the reader's, by script, since a plain link would send no token. */
export function FileButton({ path, type, name, label, children }: Props) {
  const { session } = useMarket()
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const save = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const headers = {
        authorization: `Bearer ${await session.token()}`,
        accept: type,
        'accept-language': language.get(),
      }
      const answer = await fetch(path, { headers })
      if (!answer.ok) throw new Error()
      offer(await answer.blob(), name)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <>
      <Button busy={busy} aria-label={label} onClick={() => void save()}>
        <Icon name="download" size={18} />
        {children}
      </Button>
      <Notice refused>{hasFailed && t('notSaved')}</Notice>
    </>
  )
}

/** Saves a table of the reader's for spreadsheets. */
export function CsvButton(file: Pick<Props, 'path' | 'name'> & { readonly label: string }) {
  return (
    <FileButton {...file} type="text/csv">
      CSV
    </FileButton>
  )
}

/** Has the browser save a file under a name. */
export function offer(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
