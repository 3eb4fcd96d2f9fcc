import { useQuery } from '@urql/preact'
import { Notice } from '../../parts/blocks.tsx'
import { nameOf } from '../who.ts'
import { t } from './messages/index.ts'
import { workOperatorsQuery } from './operations.ts'

/** An item that somebody else has changed before the reader could. */
export interface Overtaken {
  /** What it is called. */
  readonly subject: string
  /** Who has it now; null if nobody has. */
  readonly ownerId: string | null
}

/** Told of an item that somebody else was faster with, and of undefined once the reader tries another change. */
export type Overtaking = (what: Overtaken | undefined) => void

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
  return (
    <div class="overtaken">
      <Notice refused>{says()}</Notice>
    </div>
  )
}
