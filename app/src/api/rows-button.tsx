import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { csv } from '../parts/csv.ts'
import { Icon } from '../parts/icons.tsx'
import { t } from '../parts/messages/index.ts'
import { type AllPages, allPagesFor } from './all-pages.ts'
import { offer } from './file-button.tsx'
import { useMarket } from './market.tsx'

interface Props {
  /** The name under which the file is saved. */
  readonly name: string
  /** What a screen reader says in place of the text, if that does not say which file. */
  readonly label?: string
  /** The rows, the head first. */
  readonly rows: (all: AllPages) => Promise<readonly (readonly string[])[]>
  readonly children?: ComponentChildren
}

/** Saves rows for the reader's spreadsheet, in the reader's words; programs have the same lists over REST. */
export function RowsButton({ name, label, rows, children = 'CSV' }: Props) {
  const { session } = useMarket()
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const save = async () => {
    setBusy(true)
    setFailed(false)
    try {
      offer(csv(await rows(allPagesFor(session))), name)
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
