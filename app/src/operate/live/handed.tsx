import { useLayoutEffect, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { BASE } from '../../shell/router.ts'
import { nameOf } from '../who.ts'
import { pathOf } from '../work/asked.ts'
import { aboutOf, subjectOf } from '../work/subject.ts'
import { t } from './messages/index.ts'
import type { OwnWork } from './operations.ts'

interface Props {
  readonly work: OwnWork
  /** The reader's id. */
  readonly own: string
}

/** How many are named at once. */
const NAMED = 5

/** Says on every page what colleagues have handed to the reader, until the reader has seen it; silent if there is nothing. */
export function Handed({ work, own }: Props) {
  const place = `operator-work-${own}`
  const [known, setKnown] = useState(() => knownAt(place))
  const { nodes } = work.worklist
  const giverOf = (subjectId: string) =>
    work.auditTrail.nodes.find(({ targetId }) => targetId === subjectId)
  const isOwnDoing = (subjectId: string) => giverOf(subjectId)?.actorId === own
  const fresh = nodes.filter(
    ({ id, subjectId }) => known !== undefined && !known.includes(id) && !isOwnDoing(subjectId),
  )
  const seen = nodes.filter((one) => !fresh.includes(one)).map(({ id }) => id)
  // What was given back can be handed over again.
  const kept = JSON.stringify(seen)
  // At once: the reader may leave the page as soon as it is gone.
  useLayoutEffect(() => {
    localStorage.setItem(place, kept)
    setKnown(JSON.parse(kept))
  }, [place, kept])
  if (fresh.length === 0) return null
  return (
    <div class="notice handed" role="status">
      <b>{t('handed', { count: fresh.length })}</b>
      {fresh.slice(0, NAMED).map((item) => {
        const by = giverOf(item.subjectId)?.actor
        const subject = subjectOf(item)
        return (
          <span key={item.id}>
            <a href={BASE + pathOf(item)}>
              {by
                ? t('handed.by', { subject, name: nameOf({ id: by.id, name: by.fullName }) })
                : subject}
            </a>{' '}
            <span class="small">
              {aboutOf(item)}
              {item.note && ` · ${t('noted', { note: item.note })}`}
            </span>
          </span>
        )
      })}
      {fresh.length > NAMED && <a href={`${BASE}/operate?of=mine`}>…</a>}
      <Button look="plain" onClick={() => setKnown(nodes.map(({ id }) => id))}>
        {t('gotIt')}
      </Button>
    </div>
  )
}

/** What the reader knew to be theirs when they looked last; undefined before the first time. */
function knownAt(place: string): readonly string[] | undefined {
  const kept = localStorage.getItem(place)
  return kept === null ? undefined : JSON.parse(kept)
}
