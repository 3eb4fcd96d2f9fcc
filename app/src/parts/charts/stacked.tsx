import { scaleOf } from './geometry.ts'

interface Stack {
  readonly label: string
  /** From the bottom up, in any unit; for the picture alone. What is negative hangs below nothing. */
  readonly parts: readonly number[]
  /** What is only expected of the same parts: drawn pale, above the others. */
  readonly expected?: readonly number[]
}

interface Props {
  readonly title: string
  /** What the parts are, from the bottom up, each with a CSS colour. */
  readonly legend: readonly { readonly label: string; readonly colour: string }[]
  readonly stacks: readonly Stack[]
  /** What the picture shows, in a sentence, for those who don't see it; without it, the table says enough. */
  readonly says?: string
  /** Whether each column has its label below it, and not the first and the last alone. */
  readonly each?: boolean
}

const [WIDTH, HEIGHT, GAP] = [640, 180, 0.24]
/** Few columns would fill the picture like walls. */
const WIDEST = 64

/** Columns of several parts. The table with the same figures stands beside it, for everybody. */
export function Stacked({ title, legend, stacks, says, each = false }: Props) {
  const columns = stacks.map(({ label, parts, expected = [] }) => ({
    label,
    boxes: [...parts.map(boxOf(1)), ...expected.map(boxOf(0.35))],
  }))
  const ends = columns.flatMap(({ boxes }) => {
    const parts = boxes.map(({ part }) => part)
    return [sum(parts.filter(isUp)), sum(parts.filter(isDown))]
  })
  const { least, most } = scaleOf(ends)
  const scale = (HEIGHT - 4) / (most - least)
  const step = WIDTH / Math.max(stacks.length, 1)
  const width = Math.min(step * (1 - GAP), WIDEST)
  const labels = stacks.map(({ label }) => label)
  const hidden = says === undefined
  return (
    <figure class="chart">
      <figcaption class="apart">
        {title}
        <ul class="legend" aria-hidden="true">
          {legend.map(({ label, colour }) => (
            <li key={label}>
              <i style={{ background: colour }} />
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role={hidden ? undefined : 'img'}
        aria-label={says}
        aria-hidden={hidden || undefined}
      >
        {columns.map(({ label, boxes }, index) => {
          let [top, bottom] = [HEIGHT + least * scale, HEIGHT + least * scale]
          return (
            <g key={label}>
              {boxes.map(({ part, at, opacity }, key) => {
                const height = Math.abs(part) * scale
                if (isUp(part)) top -= height
                const y = isUp(part) ? top : bottom
                if (isDown(part)) bottom += height
                const box = { x: (index + 0.5) * step - width / 2, width }
                const fill = legend[at]?.colour ?? 'currentColor'
                return (
                  <rect
                    key={key}
                    {...box}
                    y={y}
                    height={height}
                    opacity={opacity}
                    style={{ fill }}
                  />
                )
              })}
            </g>
          )
        })}
      </svg>
      <div class={each ? 'ends each' : 'ends'} aria-hidden={hidden ? undefined : true}>
        {(each ? labels : [labels[0], labels.length > 1 && labels.at(-1)]).map((label, at) => (
          <span key={at}>{label}</span>
        ))}
      </div>
    </figure>
  )
}

const boxOf = (opacity: number) => (part: number, at: number) => ({ part, at, opacity })
const isUp = (part: number) => part > 0
const isDown = (part: number) => part < 0
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
