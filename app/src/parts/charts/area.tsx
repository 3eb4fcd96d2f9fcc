import { Figures } from './columns.tsx'

interface Point {
  readonly label: string
  /** In any unit; for the picture alone. */
  readonly value: number
  /** The value as readers see it. */
  readonly text: string
}

interface Props {
  readonly title: string
  readonly points: readonly Point[]
}

const [WIDTH, HEIGHT, TOP] = [640, 200, 8]

/** A figure over time as an area under a line, with the same figures as a table for those who don't see it. */
export function Area({ title, points }: Props) {
  const most = Math.max(...points.map(({ value }) => value), 1e-9)
  const step = WIDTH / Math.max(points.length - 1, 1)
  const at = (index: number, value: number) =>
    `${(index * step).toFixed(1)},${(HEIGHT - (value / most) * (HEIGHT - TOP)).toFixed(1)}`
  // A single figure is drawn as a level line.
  const drawn = points.length === 1 ? [...points, ...points] : points
  const line = drawn.map(({ value }, index) => at(index, value)).join(' ')
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <polygon class="area" points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
        <polyline class="line" points={line} />
      </svg>
      <div class="ends" aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points.length > 1 && points.at(-1)?.label}</span>
      </div>
      <Figures title={title} rows={points} />
    </figure>
  )
}
