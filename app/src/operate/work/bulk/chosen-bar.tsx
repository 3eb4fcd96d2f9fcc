import { useQuery } from '@urql/preact'
import { useRef, useState } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { shortcutOf } from '../../row-keys.ts'
import { t } from '../messages/index.ts'
import { type Work, workOperatorsQuery } from '../operations.ts'
import { type BulkAct, bulkKeys } from './acts.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface Props {
  /** The items that are chosen, and how many could be. */
  readonly chosen: readonly Work[]
  readonly most: number
  /** The reader's id. */
  readonly own: string
  readonly chooseAll: () => void
  readonly chooseNone: () => void
}

const acts = Object.keys(bulkKeys) as BulkAct[]

/** What can be done with the items that are chosen; nothing while none is. */
export function ChosenBar({ chosen, most, own, chooseAll, chooseNone }: Props) {
  const [asked, setAsked] = useState<{ readonly act: BulkAct; readonly items: readonly Work[] }>()
  const hasBegun = useRef(false)
  // They are there before the dialog is, which would otherwise lose the focus to them.
  useQuery({ query: workOperatorsQuery, pause: chosen.length === 0 })
  const closed = () => {
    setAsked(undefined)
    if (hasBegun.current) chooseNone()
    hasBegun.current = false
  }
  const begun = () => {
    hasBegun.current = true
  }
  return (
    <>
      {chosen.length > 0 && (
        <section class="card chosen-bar" aria-label={t('bulk')}>
          <b role="status">{t('bulk.count', { count: chosen.length })}</b>
          {acts.map((act) => (
            <Button
              key={act}
              aria-haspopup="dialog"
              aria-keyshortcuts={shortcutOf(bulkKeys[act])}
              onClick={() => setAsked({ act, items: chosen })}
            >
              {t('bulk.opens', { name: t(`bulk.${act}`) })}
            </Button>
          ))}
          {chosen.length < most && (
            <Button look="plain" onClick={chooseAll}>
              {t('bulk.all', { count: most })}
            </Button>
          )}
          <Button look="plain" onClick={chooseNone}>
            {t('bulk.none')}
          </Button>
        </section>
      )}
      {asked && <BulkDialog {...asked} {...{ own, begun, closed }} />}
    </>
  )
}
