import type { TargetedSubmitEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useMarket } from '../../api/market.tsx'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogButtons } from '../../parts/dialogs/dialog-buttons.tsx'
import { FieldFrame, showRefused } from '../../parts/forms/field.tsx'
import { useToast } from '../../parts/toasts.tsx'
import type { Refused } from '../acting/refused.ts'
import { RefusedList } from '../acting/refused-list.tsx'
import { useSending } from '../acting/use-sending.ts'
import { type Imported, sendBankFile, textOf } from './bank-file.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { t } from './messages/index.ts'

interface Props extends InDialog {
  readonly currency: string
}

/** Asks for a file of the bank, shows what would come of it, and imports it. */
export function ImportForm({ currency, title, close }: Props) {
  const { session } = useMarket()
  const { busy, refused, send } = useSending()
  const { read, choose } = useRead()
  const [isMissing, setMissing] = useState(false)
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || read === 'reading') return
    setMissing(read?.imported === undefined)
    if (read?.imported === undefined) return showRefused(event.currentTarget)
    const { content } = read
    const done = await send({ content }, () => sendBankFile(session, content, false))
    if (done === undefined) return
    close()
    const count = done.imported?.suspense ?? 0
    tell(() => t('import.done', { count }))
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>{t('import')}</h2>
      <p>{t('import.explains')}</p>
      <FieldFrame
        label={t('import.file')}
        refusal={isMissing ? () => t('import.missing') : undefined}
        control={(tied) => (
          <input
            {...tied}
            type="file"
            accept=".xml,text/xml,application/xml"
            onChange={({ currentTarget }) => {
              setMissing(false)
              void choose(currentTarget.files?.[0])
            }}
          />
        )}
      />
      <div role="status" class="stack tight">
        {read === 'reading' && <p class="small">{t('import.reading')}</p>}
        {read && read !== 'reading' && read.imported && (
          <ImportOutcome of={read.imported} currency={currency} />
        )}
      </div>
      <div role="alert" class="stack tight">
        {read && read !== 'reading' && read.isUnread && (
          <p class="notice refused">{t('import.unread')}</p>
        )}
        <RefusedList
          refused={read && read !== 'reading' ? [...read.refused, ...refused] : refused}
          left={close}
        />
      </div>
      <DialogButtons name={t('import.name')} busy={busy || read === 'reading'} close={close} />
    </form>
  )
}

/** A file that was read: what would come of it, or why it can't be imported. */
interface Read {
  readonly content: string
  readonly imported?: Imported | undefined
  readonly refused: readonly Refused[]
  readonly isUnread?: true
}

/** The file that was chosen last, once it is read. */
function useRead() {
  const { session } = useMarket()
  const [read, setRead] = useState<Read | 'reading'>()
  const newest = useRef<File | undefined>(undefined)
  const preview = async (file: File): Promise<Read> => {
    const content = await textOf(file).catch(() => undefined)
    if (content === undefined) return { content: '', refused: [], isUnread: true }
    const { acted } = (await sendBankFile(session, content, true)).data
    return { content, imported: acted.imported, refused: acted.userErrors }
  }
  const choose = async (file: File | undefined) => {
    newest.current = file
    setRead(file && 'reading')
    if (file === undefined) return
    const made = await preview(file)
    // Another one may have been chosen meanwhile.
    if (newest.current === file) setRead(made)
  }
  return { read, choose }
}
