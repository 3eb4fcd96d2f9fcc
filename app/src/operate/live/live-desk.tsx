import { useQuery } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import type { Waiting } from '../../parts/subnav.tsx'
import { isId } from '../ids.ts'
import { useMaySee } from '../scope.ts'
import { useWho } from '../trail/use-who.ts'
import { isPutAway } from '../work/subject.ts'
import { ChangedHere } from './changed-here.tsx'
import { Handed } from './handed.tsx'
import { t } from './messages/index.ts'
import { ownWorkQuery } from './operations.ts'
import { usePulse, waitingOn } from './pulse.ts'

interface LiveDesk {
  /** What waits on the page with an address; undefined if nothing does. */
  readonly waiting: (address: string) => Waiting | undefined
  /** What colleagues have done that concerns the reader or the page. */
  readonly news: ComponentChildren
}

/** Follows what colleagues do, on whatever page of the back office the reader is, such as that of the record with an id. */
export function useLiveDesk(id: string | undefined): LiveDesk {
  const maySee = useMaySee()
  const { who } = useWho()
  const own = who?.me.memberId
  const pulse = usePulse(own)
  const variables = { own: own ?? '' }
  const pause = own === undefined || !maySee
  const [{ data: work }] = useQuery({ query: ownWorkQuery, variables, pause })
  const counts = waitingOn(pulse)
  const mine = work?.worklist.nodes.filter((item) => !isPutAway(item)).length
  const waiting = (address: string) => {
    const page = address.split('/operate/')[1] ?? ''
    const count = page === '' ? mine : counts[page]
    return count
      ? { count, says: t(page === '' ? 'waiting.own' : 'waiting', { count }) }
      : undefined
  }
  const news = own !== undefined && (
    <>
      {work && <Handed work={work} own={own} />}
      {pulse && isId(id) && <ChangedHere key={id} {...{ pulse, id, own }} />}
    </>
  )
  return { waiting, news }
}
