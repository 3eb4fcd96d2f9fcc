import { Figures } from './columns.tsx'

interface Share {
  readonly label: string
  /** In any unit; for the picture alone. */
  readonly value: number
  /** The value as readers see it. */
  readonly text: string
  /** A CSS colour. */
  readonly colour: string
}

interface Props {
  readonly title: string
  readonly shares: readonly Share[]
}

/** Parts of a whole as one line of pieces, with a legend. */
export function Shares({ title, shares }: Props) {
  const whole = shares.reduce((sum, { value }) => sum + value, 0) || 1
  let from = 0
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg class="pieces" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ label, value, colour }) => {
          const width = (100 * value) / whole
          const x = from
          from += width
          return <rect key={label} x={x} width={width} height={4} style={{ fill: colour }} />
        })}
      </svg>
      <ul class="legend" aria-hidden="true">
        {shares.map(({ label, text, colour }) => (
          <li key={label}>
            <i style={{ background: colour }} />
            {label} <b class="figures">{text}</b>
          </li>
        ))}
      </ul>
      <Figures title={title} rows={shares} />
    </figure>
  )
}
