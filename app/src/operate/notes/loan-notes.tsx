import { useQuery } from '@urql/preact'
import { Card, Notice } from '../../parts/blocks.tsx'
import { BASE } from '../../shell/router.ts'
import { counting } from '../pager.tsx'
import { AddNote } from './add-button.tsx'
import { t } from './messages/index.ts'
import { NoteLine } from './note-line.tsx'
import { loanNotesQuery } from './operations.ts'

interface Props {
  readonly id: string
  readonly borrowerId: string
}

/** The newest notes on a loan, with a button to add one. */
export function LoanNotes({ id, borrowerId }: Props) {
  const [{ data, error }] = useQuery({ query: loanNotesQuery, variables: { id } })
  const page = data?.loanNotes
  return (
    <Card title={t('notes')}>
      {error && <Notice refused>{error.message}</Notice>}
      {page?.totalCount === 0 && <p class="soft">{t('none')}</p>}
      <ol class="lines">
        {page?.nodes.map((note) => (
          <NoteLine key={note.id} note={note} ofLoan />
        ))}
      </ol>
      {page && page.totalCount > page.nodes.length && (
        <p class="soft small">{counting(page, 'notes')}</p>
      )}
      <div class="row">
        <AddNote on="loan" id={id} />
        <a href={`${BASE}/operate/${borrowerId}?tab=notes`}>{t('all')}</a>
      </div>
    </Card>
  )
}
