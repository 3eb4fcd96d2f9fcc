import { useQuery } from '@urql/preact'
import { Chips } from '../chips.tsx'
import { useSeesCases } from '../scope.ts'
import { type AskedWork, conditionsOf, kinds } from './asked.ts'
import { t } from './messages/index.ts'
import { workCountsQuery } from './operations.ts'

interface Props {
  readonly asked: AskedWork
  /** The reader's id. */
  readonly own: string | undefined
  /** Whether it is not known yet whose work is asked for. */
  readonly pause: boolean
}

/** Chooses what of the worklist is shown; each kind says how many there are. */
export function Kinds({ asked, own, pause }: Props) {
  const seesCases = useSeesCases()
  const { kind: _, sort: __, ...variables } = conditionsOf(asked, own)
  const [{ data }] = useQuery({ query: workCountsQuery, variables, pause })
  const counts = pause ? undefined : data?.workCounts
  const all = counts?.reduce((sum, { items }) => sum + items, 0)
  const shown = kinds.filter((kind) => kind !== 'CASE' || seesCases)
  return (
    <Chips
      label={t('whatWaits')}
      name="kind"
      kinds={[
        ['', t('kind.ALL'), all],
        ...shown.map(
          (one) =>
            [one, t(`kind.${one}`), counts?.find(({ kind }) => kind === one)?.items] as const,
        ),
      ]}
      kind={asked.kind ?? ''}
    />
  )
}
