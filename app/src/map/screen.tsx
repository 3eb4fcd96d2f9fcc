import { t } from './messages/index.ts'
import './map.css'
import './markers/markers.css'
import { useQuery } from '@urql/preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { useRouter } from '../shell/router.ts'
import { type Address, countOf, filterOf, noFilters, pathOf, readAddress } from './address.ts'
import { NothingHere } from './empty.tsx'
import { spotIn, spotWith } from './fit.ts'
import { Legend } from './legend.tsx'
import { MarkerList } from './list.tsx'
import { LoanCard } from './loan-card.tsx'
import type { Area } from './markers/feed.ts'
import { StackList } from './markers/stack.tsx'
import { useFeeds } from './markers/use-feeds.ts'
import { type Marker, marketQuery } from './operations.ts'
import { Panel } from './panel.tsx'
import { PersonCard } from './person-card.tsx'
import { useCities } from './towns/cities.ts'
import type { Town } from './towns/towns.ts'
import { sizeOf, useEngine } from './use-engine.ts'
import { gridZoom, isIn, LEAST_ZOOM, type View } from './view.ts'
import { WithoutPlace } from './without-place.tsx'

const CITY_ZOOM = 7
const STEP_OUT = 2.5
/** No card over the map. */
const closed = { loan: undefined, person: undefined }

/** The live map: loans and people in view, with a list of them, filters, a search, and a card for a loan or a person. */
export function MapScreen() {
  const { at, go, place } = useRouter()
  const address = useMemo(() => readAddress(at.query), [at.query])
  const { people, filters } = address
  const change = (part: Partial<Address>) =>
    go(pathOf({ ...readAddress(place.get().query), ...part }), { replace: true })
  const [view, setView] = useState<View>()
  const [stack, setStack] = useState<Marker>()
  const list = useRef<HTMLHeadingElement>(null)
  const cities = useCities()
  const [{ data }] = useQuery({ query: marketQuery })
  const currency = data?.platform.currency
  const { loans, profiles } = useFeeds(view, address)
  const choose = (marker: Marker) => {
    if (marker.count === null) {
      const id = marker.id.slice(marker.id.indexOf(':') + 1)
      return change(
        marker.kind === 'LOAN' ? { loan: id, person: undefined } : { loan: undefined, person: id },
      )
    }
    list.current?.focus()
    const { expansionZoom } = marker
    if (expansionZoom === null) return marker.kind === 'LOAN' && setStack(marker)
    const element = container.current
    if (view && element)
      fly(spotIn({ ...marker, expansionZoom }, view, { size: sizeOf(element), people }))
  }
  /** Shows what was searched for, and nothing else that was open. */
  const search = {
    goTo(city: Town) {
      setStack(undefined)
      change(closed)
      fly({ ...city, zoom: CITY_ZOOM })
    },
    find(q: string) {
      setStack(undefined)
      change({ ...closed, filters: { ...filters, q } })
    },
  }
  const moved = (next: View) => {
    setView(next)
    if (place.get().screen !== 'map' && place.get().screen !== '') return
    change({ spot: next })
  }
  const { spot, loan, person } = address
  const selected = loan ? `loan:${loan}` : person && `profile:${person}`
  const close = () => {
    change(closed)
    list.current?.focus()
  }
  const {
    container,
    go: fly,
    problem,
  } = useEngine({
    spot,
    loans,
    profiles,
    people,
    selected,
    moved,
    chosen: choose,
  })
  const shown = useShown(view, loans, profiles, people)
  const count = shown.reduce((sum, one) => sum + (one.kind === 'LOAN' ? (one.count ?? 1) : 0), 0)
  const isFiltered = countOf(filters) > 0 || filters.q !== ''
  const listed = { currency, selected, choose }
  return (
    <div class="map-screen">
      <h1 class="hidden">{t('mapOfOpenLoans')}</h1>
      <section class="side" aria-label={t('loansInView')}>
        <Panel address={address} cities={cities} change={change} search={search} />
        <h2 ref={list} tabIndex={-1} class="figures in-view">
          {stack
            ? t('loansAtOnePlace', { count: stack.count ?? 0 })
            : loans.known
              ? t('countInView', { count })
              : t('loansInView')}
        </h2>
        {!stack && loans.known && <WithoutPlace filters={filters} />}
        <Notice refused>{problem ?? (loans.known ? undefined : loans.problem)}</Notice>
        {stack ? (
          <StackList
            key={stack.id}
            cluster={stack}
            filter={filterOf(filters)}
            back={() => setStack(undefined)}
            {...listed}
          />
        ) : loans.known ? (
          <MarkerList markers={shown} cities={cities} {...listed} />
        ) : (
          <Skeleton lines={6} />
        )}
      </section>
      <div class="canvas" data-known={loans.known}>
        <div ref={container} class="map" />
        {loans.known && view && shown.length === 0 && (
          <NothingHere
            view={view}
            filter={filterOf(filters)}
            filtered={isFiltered}
            show={(place) => {
              const element = container.current
              if (element) fly(spotWith(view, place, sizeOf(element)))
            }}
            zoomOut={() => fly({ ...view, zoom: Math.max(LEAST_ZOOM, view.zoom - STEP_OUT) })}
            clear={() => change({ filters: noFilters })}
          />
        )}
        <Legend people={people} />
        {loan && <LoanCard key={loan} id={loan} close={close} />}
        {person && <PersonCard key={person} id={person} close={close} />}
      </div>
    </div>
  )
}

/**
 * The markers in view. Until those of another zoom are known, they are those of before: otherwise a reader with a keyboard would reach a row
 * that is gone a moment later, such as that of a cluster that is being opened.
 */
function useShown(view: View | undefined, loans: Area, profiles: Area, people: boolean) {
  const before = useRef<readonly Marker[]>([])
  return useMemo(() => {
    if (view === undefined) return before.current
    const zoom = gridZoom(view.zoom, people)
    const isOld = (area: Area) => area.known && !area.problem && area.zoom !== zoom
    if (isOld(loans) || (people && isOld(profiles))) return before.current
    const markers = [...loans.markers.values(), ...profiles.markers.values()]
    before.current = markers.filter((marker) => isIn(view.bounds, marker))
    return before.current
  }, [view, loans, profiles, people])
}
