import type { Map as MapLibre } from 'maplibre-gl'

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Which part of what is visible a key moves the map by. */
const PART = 1 / 8

/** Has arrow keys move a map by a part of what is visible, and with Shift by a tenth of that, however large it is; returns what ends that. */
export function moveByArrows(map: MapLibre): () => void {
  const canvas = map.getCanvasContainer()
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // MapLibre's own keys move it by a hundred pixels, and turn it with Shift.
    event.stopPropagation()
    const [x, y] = direction
    const part = event.shiftKey ? PART / 10 : PART
    const { clientWidth, clientHeight } = map.getContainer()
    map.panBy(
      [x * clientWidth * part, y * clientHeight * part],
      { duration: 150 },
      { originalEvent: event },
    )
  }
  canvas.addEventListener('keydown', move, { capture: true })
  return () => canvas.removeEventListener('keydown', move, { capture: true })
}
