import { type Map as MapLibre, NavigationControl } from 'maplibre-gl'
import { language, textsLoaded } from '../language/language.ts'
import { t } from './messages/index.ts'
import './zoom-buttons.css'

/** Adds buttons to zoom, and names them and the map itself in the page's language; returns a function that stops it. */
export function addZoomButtons(map: MapLibre, nameOfMap: () => string): () => void {
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right')
  const button = (which: 'in' | 'out', label: string) => {
    const element = map.getContainer().querySelector(`.maplibregl-ctrl-zoom-${which}`)
    for (const name of ['title', 'aria-label']) element?.setAttribute(name, label)
  }
  const name = () => {
    button('in', t('zoomIn'))
    button('out', t('zoomOut'))
    map.getCanvas().setAttribute('aria-label', nameOfMap())
  }
  name()
  // A map can open before its texts in another language are there.
  void textsLoaded().then(name)
  return language.subscribe(name)
}
