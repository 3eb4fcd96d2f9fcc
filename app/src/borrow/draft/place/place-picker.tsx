import { useEffect, useRef, useState } from 'preact/hooks'
import type { Point } from '../../../map/projection.ts'
import { Notice } from '../../../parts/blocks.tsx'
import { rich, t } from '../../messages/index.ts'
import type { PlaceMap } from './place-map.ts'

interface Props {
  readonly spot: Point | undefined
  readonly choose: (spot: Point) => void
}

/** A map under a pin: its middle is the place. The square is where others may see it. */
export function PlacePicker({ spot, choose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<PlaceMap | undefined>(undefined)
  const latest = useRef({ spot, choose })
  latest.current = { spot, choose }
  const own = useRef<Point | undefined>(undefined)
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading')
  useEffect(() => {
    let over = false
    const moved = (to: Point) => {
      own.current = to
      latest.current.choose(to)
    }
    import('./place-map.ts')
      .then(({ openPlaceMap }) => {
        if (over || !box.current) return
        map.current = openPlaceMap(box.current, latest.current.spot, moved)
        setState('drawn')
      })
      .catch(() => setState('failed'))
    return () => {
      over = true
      map.current?.close()
    }
  }, [])
  useEffect(() => {
    map.current?.show(spot)
    // If the place came from the map, the map is there already.
    if (spot !== undefined && spot !== own.current) map.current?.go(spot)
  }, [spot])
  return (
    <>
      <div class="place-map" data-placed={spot !== undefined}>
        <div ref={box} class="canvas" />
        {state === 'loading' && <p class="soft small">{t('mapLoading')}</p>}
        <span class="pin" aria-hidden="true" />
      </div>
      <p class="soft small">
        {rich('mapSources', {
          geonames: (text) => <a href="https://www.geonames.org/">{text}</a>,
          licence: (text) => <a href="https://creativecommons.org/licenses/by/4.0/">{text}</a>,
        })}
      </p>
      <Notice>{state === 'failed' && t('mapNotDrawn')}</Notice>
    </>
  )
}
