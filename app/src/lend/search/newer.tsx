import { useQuery } from '@urql/preact'
import { useEffect } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { t } from '../messages/index.ts'
import { newerQuery } from '../operations.ts'
import { type Criteria, newerThan } from './criteria.ts'

const LOOK_MS = 15_000

interface Props {
  readonly criteria: Criteria
  /** When the list was asked for. */
  readonly since: string
  /** Shows them. */
  readonly show: () => void
}

/** Says how many loans were published since a list was asked for, which its pages leave out; looks again while the page is in view. */
export function Newer({ criteria, since, show }: Props) {
  const filter = newerThan(criteria, since)
  const [{ data }, ask] = useQuery({ query: newerQuery, variables: { filter }, pause: true })
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') ask({ requestPolicy: 'network-only' })
    }
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [ask])
  const count = data?.me.opportunities.totalCount ?? 0
  return (
    <div role="status">
      {count > 0 && (
        <p class="notice">
          <span>{t('newer', { count })}</span>{' '}
          <Button onClick={show}>{t('newer.show', { count })}</Button>
        </p>
      )}
    </div>
  )
}
