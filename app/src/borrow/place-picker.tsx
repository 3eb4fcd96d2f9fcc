import { useEffect, useRef, useState } from 'preact/hooks'
import { Notice } from '../parts/blocks.tsx'
import type { Spot } from './area.ts'
import { t } from './messages/index.ts'
import type { PlaceMap } from './place-map.ts'

interface Props {
  readonly spot: Spot | undefined
  readonly choose: (spot: Spot) => void
}

/** A map under a pin: its middle is the place. The square is where others may see it. */
export function PlacePicker({ spot, choose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<PlaceMap | undefined>(undefined)
  const latest = useRef({ spot, choose })
  latest.current = { spot, choose }
  const own = useRef<Spot | undefined>(undefined)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let over = false
    const moved = (to: Spot) => {
      own.current = to
      latest.current.choose(to)
    }
    import('./place-map.ts')
      .then(({ openPlaceMap }) => {
        if (!over && box.current)
          map.current = openPlaceMap(box.current, latest.current.spot, moved)
      })
      .catch(() => setFailed(true))
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
        <span class="pin" aria-hidden="true" />
      </div>
      <Notice>{failed && t('mapNotDrawn')}</Notice>
    </>
  )
}
