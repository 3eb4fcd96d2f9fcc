import { useQuery } from '@urql/preact'
import type { LoanMarkerFilter } from '../../graphql/graphql.ts'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icons.tsx'
import { MarkerList } from '../list.tsx'
import { t } from '../messages/index.ts'
import { type Marker, stackQuery } from '../operations.ts'

/** Public points are rounded to less than this, in degrees. */
const AROUND = 1e-4

interface Props {
  readonly cluster: Marker
  readonly filter: LoanMarkerFilter
  readonly currency: string | undefined
  readonly selected: string | undefined
  readonly choose: (marker: Marker) => void
  readonly back: () => void
}

/** The loans at one point, which stay together at every zoom. */
export function StackList({ cluster, filter, back, ...list }: Props) {
  const { latitude, longitude } = cluster
  const bbox = {
    west: longitude - AROUND,
    south: latitude - AROUND,
    east: longitude + AROUND,
    north: latitude + AROUND,
  }
  const [{ data, error }] = useQuery({ query: stackQuery, variables: { bbox, filter } })
  return (
    <>
      <div>
        <Button look="plain" onClick={back}>
          <Icon name="back" size={18} /> {t('allLoansInView')}
        </Button>
      </div>
      <Notice refused>{error?.message}</Notice>
      {data ? (
        <MarkerList markers={data.loanMarkers.markers} cities={[]} {...list} />
      ) : (
        <Skeleton />
      )}
    </>
  )
}
