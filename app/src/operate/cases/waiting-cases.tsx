import { useQuery } from '@urql/preact'
import { Tile } from '../tile.tsx'
import { t } from './messages/index.ts'
import { waitingCasesQuery } from './operations.ts'

/** How many cases wait for somebody. */
export function WaitingCases() {
  const [{ data }] = useQuery({ query: waitingCasesQuery })
  if (!data) return null
  return (
    <section class="stack tight" aria-labelledby="cases">
      <h2 id="cases">{t('cases')}</h2>
      <div class="tiles three">
        <Tile
          href="/operate/cases?of=open"
          count={data.open.totalCount}
          name={t('kind.open')}
          says={t('tile.open')}
        />
        <Tile
          href="/operate/cases?of=proposed"
          count={data.proposed.totalCount}
          name={t('kind.proposed')}
          says={t('tile.proposed')}
        />
        <Tile
          href="/operate/cases?of=overdue"
          count={data.overdue.totalCount}
          name={t('kind.overdue')}
          says={t('tile.overdue')}
          degree={4}
        />
      </div>
    </section>
  )
}
