import { locale } from '../../language/language.ts'
import { shareOf } from '../../parts/money.ts'
import { initials, inSentence, words } from '../../parts/words.ts'
import { t } from '../messages/index.ts'
import type { Marker } from '../operations.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** A circle of this radius has a circumference of 100, so that a dash's length is a percentage. */
const RADIUS = 100 / (2 * Math.PI)

/** A marker's element. It is hidden from screen readers and the keyboard, for which the list beside the map says the same. */
export function newElement(chosen: () => void): HTMLElement {
  const element = document.createElement('div')
  element.className = 'marker'
  element.ariaHidden = 'true'
  const shape = document.createElement('div')
  shape.className = 'shape'
  shape.addEventListener('click', (event) => {
    event.stopPropagation()
    chosen()
  })
  element.append(shape)
  return element
}

/** Draws a marker, or draws it anew after a change. */
export function draw(element: HTMLElement, marker: Marker, radius: number): void {
  const shape = element.firstElementChild
  if (!(shape instanceof HTMLElement)) return
  const kind = marker.kind === 'LOAN' ? 'loan' : 'person'
  const isCluster = marker.count !== null
  shape.className = `shape ${kind} ${isCluster ? 'cluster' : 'single'}`
  shape.dataset.risk = marker.riskLevel?.toLowerCase() ?? ''
  shape.title = titleOf(marker)
  shape.style.width = shape.style.height = `${2 * radius}px`
  element.dataset.id = marker.id
  if (isCluster) shape.textContent = compact(marker.count ?? 0)
  else if (kind === 'person') shape.textContent = initials(marker.title ?? '') || '·'
  else ringIn(shape).setAttribute('stroke-dasharray', `${funded(marker)} 100`)
}

/** A count in few letters, such as `1.2K`. */
function compact(count: number): string {
  return new Intl.NumberFormat(locale(), { notation: 'compact' }).format(count)
}

function funded({ amountFunded, amountRequested }: Marker): number {
  return Math.round(100 * shareOf(amountFunded ?? '0', amountRequested ?? '0'))
}

/** What a marker is, in a line. */
function titleOf({ kind, count, title, subtitle }: Marker): string {
  if (count !== null) return t(kind === 'LOAN' ? 'loans' : 'persons', { count })
  const name = title ?? (kind === 'LOAN' ? t('aLoan') : t('aMember'))
  return subtitle === null
    ? name
    : `${name}, ${kind === 'LOAN' ? inSentence(words(subtitle)) : subtitle}`
}

/** The ring of a loan, which fills as the loan does. The same element is kept, so that the change is animated. */
function ringIn(shape: HTMLElement): Element {
  const present = shape.querySelector('.funded')
  if (present !== null) return present
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 40 40')
  const circles = ['middle', 'whole', 'funded'].map((name) => {
    const circle = document.createElementNS(SVG, 'circle')
    for (const [key, value] of Object.entries({
      class: name,
      cx: 20,
      cy: 20,
      r: name === 'middle' ? 5 : RADIUS,
    }))
      circle.setAttribute(key, String(value))
    return circle
  })
  svg.append(...circles)
  shape.replaceChildren(svg)
  return circles[2] ?? svg
}
