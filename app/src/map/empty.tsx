import { useQuery } from '@urql/preact'
import type { LoanMarkerFilter } from '../graphql/graphql.ts'
import { Button } from '../parts/button.tsx'
import { inKm, kmBetween } from './distance.ts'
import { t } from './messages/index.ts'
import { nearestQuery } from './operations.ts'
import { isWidest, type Spot, type View } from './view.ts'

interface Props {
  readonly view: View
  readonly filter: LoanMarkerFilter
  readonly filtered: boolean
  /** Moves the view so that it shows both its present middle and another place. */
  readonly show: (place: Omit<Spot, 'zoom'>) => void
  readonly zoomOut: () => void
  readonly clear: () => void
}

/** Says that nothing is in view, and how to find something. */
export function NothingHere({ view, filter, filtered, show, zoomOut, clear }: Props) {
  const [{ data }] = useQuery({ query: nearestQuery, variables: { filter } })
  const [nearest] = (data?.loanMarkers.markers ?? []).toSorted(
    (one, other) => kmBetween(view, one) - kmBetween(view, other),
  )
  const isNowhere = data !== undefined && nearest === undefined
  const none = isNowhere ? t('noneOnMap') : t('noneHere')
  return (
    <div class="nothing">
      <p>
        <b>{filtered ? t('noneMatches') : none}</b>
      </p>
      <div class="row">
        {nearest && (
          <Button look="primary" onClick={() => show(nearest)}>
            {t('showTheNearest', { distance: inKm(kmBetween(view, nearest)) })}
          </Button>
        )}
        {!isNowhere && !isWidest(view) && <Button onClick={zoomOut}>{t('zoomOut')}</Button>}
        {filtered && <Button onClick={clear}>{t('clearTheFilters')}</Button>}
      </div>
    </div>
  )
}
