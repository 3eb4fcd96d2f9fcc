import { useMemo } from 'preact/hooks'
import { fundedPart } from '../parts/loans/funded.ts'
import { money, percent, shareOf } from '../parts/money.ts'
import { term } from '../parts/time.ts'
import { whereabouts } from './distance.ts'
import { t } from './messages/index.ts'
import type { Marker } from './operations.ts'
import { cityNear } from './towns/cities.ts'
import type { Town } from './towns/towns.ts'

const SHOWN = 60

interface Props {
  readonly markers: readonly Marker[]
  readonly cities: readonly Town[]
  readonly currency: string | undefined
  readonly selected: string | undefined
  readonly choose: (marker: Marker) => void
}

/** What is in view, as a list: loans before people, and single ones before clusters. Readers with a keyboard use it instead of the map. */
export function MarkerList({ markers, cities, currency, selected, choose }: Props) {
  const sorted = useMemo(() => markers.toSorted(byImportance), [markers])
  const more = sorted.length - SHOWN
  return (
    <ul class="marker-list">
      {sorted.slice(0, SHOWN).map((marker) => (
        <li key={marker.id}>
          <button
            type="button"
            aria-current={marker.id === selected ? 'true' : undefined}
            onClick={() => choose(marker)}
          >
            {marker.count !== null ? (
              <ClusterLine marker={marker} city={cityNear(cities, marker)} />
            ) : marker.kind === 'LOAN' ? (
              <LoanLine marker={marker} currency={currency} />
            ) : (
              <PersonLine marker={marker} />
            )}
          </button>
        </li>
      ))}
      {more > 0 && <li class="soft small">{t('morePlaces', { more })}</li>}
    </ul>
  )
}

function byImportance(one: Marker, other: Marker): number {
  const rank = ({ kind, count }: Marker) => Number(kind === 'PROFILE') * 2 + Number(count !== null)
  return (
    rank(one) - rank(other) ||
    (other.count ?? 0) - (one.count ?? 0) ||
    Number(other.interestRate ?? 0) - Number(one.interestRate ?? 0) ||
    one.id.localeCompare(other.id)
  )
}

function LoanLine({
  marker,
  currency,
}: {
  readonly marker: Marker
  readonly currency: string | undefined
}) {
  const { title, amountRequested: whole, amountFunded: part } = marker
  const funded = 100 * shareOf(part ?? '0', whole ?? '0')
  return (
    <>
      <i class="dot loan" data-risk={marker.riskLevel?.toLowerCase()} />
      <span class="what">
        <b>{title}</b>
        <span class="soft small figures">
          {[
            marker.interestRate && percent(marker.interestRate),
            marker.repaymentPeriodMonths && term(marker.repaymentPeriodMonths),
            marker.riskLevel && t('risk.of', { risk: marker.riskLevel }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span class="amount figures">
        {whole && currency ? money(whole, currency) : whole}
        <span class="soft small">{t('fundedPercent', { percent: fundedPart(funded) })}</span>
      </span>
    </>
  )
}

function ClusterLine({
  marker,
  city,
}: {
  readonly marker: Marker
  readonly city: Town | undefined
}) {
  const isLoan = marker.kind === 'LOAN'
  return (
    <>
      <i class={isLoan ? 'dot loan cluster' : 'dot person'} />
      <span class="what">
        <b>{t(isLoan ? 'loans' : 'persons', { count: marker.count ?? 0 })}</b>
        {city && <span class="soft small">{whereabouts(marker, city)}</span>}
      </span>
      <span class="soft small">{marker.expansionZoom === null ? t('show') : t('zoomIn')}</span>
    </>
  )
}

function PersonLine({ marker }: { readonly marker: Marker }) {
  return (
    <>
      <i class="dot person" />
      <span class="what">
        <b>{marker.title ?? t('aMember')}</b>
        <span class="soft small">
          {[marker.userType && t(`does.${marker.userType}`), marker.subtitle]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </>
  )
}
