import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { language } from '../language/language.ts'
import { Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icons.tsx'
import { t } from '../parts/messages/index.ts'
import { useMarket } from './market.tsx'

interface SaveProps {
  readonly load: () => Promise<Blob>
  /** The name under which the file is saved. */
  readonly name: string
  /** What a screen reader says in place of the text, if that does not say which file. */
  readonly label?: string | undefined
  readonly children: ComponentChildren
}

/** Saves a file once it is made or fetched, or says that it can't be. */
export function SaveButton({ load, name, label, children }: SaveProps) {
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const save = async () => {
    setBusy(true)
    setFailed(false)
    try {
      offer(await load(), name)
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

interface Props extends Omit<SaveProps, 'load'> {
  readonly path: string
  readonly type: 'application/pdf' | 'text/csv' | 'application/x-datev-extf' | '*/*'
}

/** Saves a file of the reader's, by script, since a plain link would send no token. */
export function FileButton({ path, type, ...button }: Props) {
  const { session } = useMarket()
  const load = async () => {
    const headers = {
      authorization: `Bearer ${await session.token()}`,
      accept: type,
      'accept-language': language.get(),
    }
    const answer = await fetch(path, { headers })
    if (!answer.ok) throw new Error()
    return answer.blob()
  }
  return <SaveButton {...button} load={load} />
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

interface HelpProps {
  readonly files: readonly { readonly id: string; readonly name: string }[]
}

/** The files that a member has added to what they said, each to be saved. */
export function HelpFiles({ files }: HelpProps) {
  if (files.length === 0) return null
  return (
    <ul class="plain-list stack tight">
      {files.map(({ id, name }) => (
        <li key={id}>
          <FileButton path={`/help-files/${id}`} type="*/*" name={name}>
            {name}
          </FileButton>
        </li>
      ))}
    </ul>
  )
}
