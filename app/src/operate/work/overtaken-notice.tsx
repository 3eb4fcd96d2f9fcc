import { useQuery } from '@urql/preact'
import { Notice } from '../../parts/blocks.tsx'
import { nameOf } from '../who.ts'
import { t } from './messages/index.ts'
import { workOperatorsQuery } from './operations.ts'
import type { Overtaken } from './use-change.ts'

interface Props {
  readonly of: Overtaken | undefined
  /** The reader's id. */
  readonly own: string | undefined
}

/** Says who was faster with an item, until the reader does something else; silent if nobody was. */
export function OvertakenNotice({ of, own }: Props) {
  const { ownerId = null } = of ?? {}
  const [{ data }] = useQuery({ query: workOperatorsQuery, pause: ownerId === null })
  const known = data?.workOperators.find(({ id }) => id === ownerId)
  const says = () => {
    if (!of) return ''
    const { subject } = of
    if (ownerId === null || ownerId === own) return t('overtaken', { subject })
    return t('overtaken.by', { subject, name: nameOf({ id: ownerId, name: known?.fullName }) })
  }
  return <Notice refused>{says()}</Notice>
}
