import { useQuery } from '@urql/preact'
import { Select } from '../../parts/forms/select.tsx'
import { useRouter } from '../../shell/router.ts'
import { isId } from '../ids.ts'
import { addressWith } from '../pager.tsx'
import { nameOf } from '../who.ts'
import { type AskedWork, orders } from './asked.ts'
import { t } from './messages/index.ts'
import { workOperatorsQuery } from './operations.ts'

interface Props {
  readonly asked: AskedWork
  /** The reader's id. */
  readonly own: string | undefined
}

/** Chooses whose work is shown, whether it is put away for later, and in which order. */
export function Choices({ asked: { whose, later, sort }, own }: Props) {
  const { at, go } = useRouter()
  const colleagues = useColleagues(own, whose)
  return (
    <form
      class="work-choices"
      onSubmit={(event) => event.preventDefault()}
      onChange={({ target }) => {
        const { name, value } = target as HTMLSelectElement
        go(addressWith(at, { [name]: value }))
      }}
    >
      <Select
        label={t('whose')}
        name="of"
        value={whose}
        options={[
          ['', t('whose.all')],
          ['mine', t('whose.mine')],
          ['nobody', t('whose.nobody')],
          ...colleagues,
        ]}
      />
      <Select
        label={t('when')}
        name="when"
        value={later ? 'later' : ''}
        options={[
          ['', t('when.now')],
          ['later', t('when.later')],
        ]}
      />
      <Select
        label={t('order')}
        name="sort"
        value={sort}
        options={orders.map((one) => [one, t(`order.${one}`)])}
      />
    </form>
  )
}

/** The other operators, and the one who is chosen, since an address may name another. */
function useColleagues(own: string | undefined, chosen: string) {
  const [{ data }] = useQuery({ query: workOperatorsQuery, requestPolicy: 'cache-first' })
  const others = (data?.workOperators ?? [])
    .filter(({ id }) => id !== own)
    .map(({ id, fullName }) => [id, nameOf({ id, name: fullName })] as const)
  const isKnown = !isId(chosen) || others.some(([id]) => id === chosen)
  return isKnown ? others : [...others, [chosen, nameOf({ id: chosen })] as const]
}
