import { depthOf, type Line, piecesOf, scaleOf } from './geometry.ts'

interface Props {
  readonly title: string
  /** What the picture shows, in a sentence, for those who don't see it. */
  readonly says: string
  readonly lines: readonly Line[]
  /** What the places along the line are. */
  readonly places: readonly string[]
  /** A value of the scale as readers see it. */
  readonly text: (value: number) => string
}

const [WIDTH, HEIGHT] = [640, 200]

/** Figures over time as lines. The table with the same figures stands beside it, for everybody. */
export function Lines({ title, says, lines, places, text }: Props) {
  const scale = scaleOf(lines.flatMap(({ values }) => values))
  const step = WIDTH / Math.max(places.length - 1, 1)
  const zero = depthOf(0, scale, HEIGHT)
  return (
    <figure class="chart lined">
      <figcaption>{title}</figcaption>
      <Legend of={lines} />
      <div class="bound" aria-hidden="true">
        {text(scale.most)}
      </div>
      <svg
        viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={says}
      >
        <line class="zero" x1={0} x2={WIDTH} y1={zero} y2={zero} />
        {lines.map(({ label, colour, dashes, values }) => (
          <g key={label} style={{ stroke: colour }} stroke-dasharray={dashes}>
            <title>{label}</title>
            {piecesOf(values, step, scale, HEIGHT).map((points) => (
              <polyline key={points} points={points} />
            ))}
          </g>
        ))}
      </svg>
      <div class="bound" aria-hidden="true">
        {text(scale.least)}
      </div>
      <div class="ends" aria-hidden="true">
        <span>{places[0]}</span>
        <span>{places.length > 1 && places.at(-1)}</span>
      </div>
    </figure>
  )
}

function Legend({ of }: { readonly of: readonly Line[] }) {
  if (of.length < 2) return null
  return (
    <ul class="legend" aria-hidden="true">
      {of.map(({ label, colour, dashes }) => (
        <li key={label}>
          <svg class="stroke" viewBox="0 0 28 4" style={{ stroke: colour }} aria-hidden="true">
            <line x1={0} x2={28} y1={2} y2={2} stroke-dasharray={dashes} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
