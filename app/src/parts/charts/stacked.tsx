interface Stack {
  readonly label: string
  /** From the bottom up, in any unit; for the picture alone. */
  readonly parts: readonly number[]
  /** Drawn pale: it is over. */
  readonly past: boolean
}

interface Props {
  readonly title: string
  /** What the parts are, from the bottom up, each with a CSS colour. */
  readonly legend: readonly { readonly label: string; readonly colour: string }[]
  readonly stacks: readonly Stack[]
}

const [WIDTH, HEIGHT, GAP] = [640, 180, 0.24]

/** Columns of several parts. The table with the same figures stands beside it, for everybody. */
export function Stacked({ title, legend, stacks }: Props) {
  const heights = stacks.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0))
  const scale = (HEIGHT - 4) / Math.max(...heights, 1e-9)
  const step = WIDTH / Math.max(stacks.length, 1)
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
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {stacks.map(({ label, parts, past }, index) => {
          let top = HEIGHT
          return (
            <g key={label} opacity={past ? 0.35 : 1}>
              {parts.map((part, at) => {
                const height = part * scale
                top -= height
                const box = { x: (index + GAP / 2) * step, width: step * (1 - GAP) }
                const fill = legend[at]?.colour ?? 'currentColor'
                return <rect key={at} {...box} y={top} height={height} style={{ fill }} />
              })}
            </g>
          )
        })}
      </svg>
      <div class="ends">
        <span>{stacks[0]?.label}</span>
        <span>{stacks.length > 1 && stacks.at(-1)?.label}</span>
      </div>
    </figure>
  )
}
