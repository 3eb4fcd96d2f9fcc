interface Props {
  /** From 0 to 1. */
  readonly share: number
  /** What it shows, for screen readers. */
  readonly label: string
}

/** How much of something is there, as a bar. */
export function Bar({ share, label }: Props) {
  const percent = Math.round(100 * share)
  return (
    <span
      class="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </span>
  )
}
