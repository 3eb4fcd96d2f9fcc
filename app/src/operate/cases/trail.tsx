import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { BASE, useRouter } from '../../shell/router.ts'
import { addressWith, counting, Pager } from '../pager.tsx'
import { EntryLine } from './entry-line.tsx'
import { FileForm } from './file-form.tsx'
import { t } from './messages/index.ts'
import { NoteForm } from './note-form.tsx'
import type { CaseFile } from './operations.ts'

interface Props {
  readonly of: CaseFile
  readonly own: string
  readonly currency: string
  readonly after: () => void
}

/** What was found and done in a case, newest first; notes and files are added here. */
export function Trail({ of, own, currency, after }: Props) {
  const { at } = useRouter()
  const { entries } = of
  const looks = at.query.get('looks') === 'all'
  return (
    <section class="stack tight" aria-labelledby="trail">
      <div class="apart wrapping">
        <h2 id="trail">{t('trail')}</h2>
        <div class="row">
          <DialogButton name={t('addANote')}>
            {(dialog) => <NoteForm {...{ of, after }} {...dialog} />}
          </DialogButton>
          <DialogButton name={t('addAFile')}>
            {(dialog) => <FileForm {...{ of, after }} {...dialog} />}
          </DialogButton>
        </div>
      </div>
      <div class="card flush">
        <ol class="records">
          {entries.nodes.map((one) => (
            <EntryLine key={one.id} entry={one} own={own} currency={currency} />
          ))}
        </ol>
        <Pager info={entries.pageInfo} total={counting(entries, 'entries')} />
      </div>
      <p class="small">
        <a href={BASE + addressWith(at, { looks: looks ? null : 'all' })}>
          {t(looks ? 'looks.without' : 'looks.with')}
        </a>
      </p>
    </section>
  )
}
