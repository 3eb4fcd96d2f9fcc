interface Column {
  readonly label: string
  /** In any unit; for the picture alone. */
  readonly value: number
  /** The value as readers see it. */
  readonly text: string
}

interface Props {
  readonly title: string
  readonly columns: readonly Column[]
}

const [WIDTH, HEIGHT, GAP] = [640, 200, 0.3]
/** With fewer columns than this, each is as wide as with this many. */
const LEAST = 6

/** A chart of columns, with the same figures as a table for those who don't see it. */
export function Columns({ title, columns }: Props) {
  const most = Math.max(...columns.map(({ value }) => value), 1e-9)
  const slots = Math.max(columns.length, LEAST)
  const step = WIDTH / slots
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {columns.map(({ label, value, text }, index) => {
          const height = (value / most) * (HEIGHT - 4)
          const box = { x: (index + GAP / 2) * step, width: step * (1 - GAP) }
          return (
            <rect key={label} {...box} y={HEIGHT - height} height={height} rx={3}>
              <title>{`${label}: ${text}`}</title>
            </rect>
          )
        })}
      </svg>
      <div class="ends" style={{ inlineSize: `${(100 * columns.length) / slots}%` }}>
        <span>{columns[0]?.label}</span>
        <span>{columns.length > 1 && columns.at(-1)?.label}</span>
      </div>
      <Figures title={title} rows={columns} />
    </figure>
  )
}

/** A chart's figures as a table that only screen readers find. */
export function Figures({
  title,
  rows,
}: {
  readonly title: string
  readonly rows: readonly Column[]
}) {
  return (
    <div class="hidden">
      <table>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
