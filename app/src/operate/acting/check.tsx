import { useId } from 'preact/hooks'
import { useUncorrected } from '../../parts/forms/uncorrected.ts'
import type { Said } from '../../parts/said.ts'

interface Props {
  readonly name: string
  readonly label: string
  /** Why it is refused when it is ticked. */
  readonly refusal: Said | undefined
}

/** Something to tick, with why that is refused. */
export function Check({ name, label, refusal }: Props) {
  const id = useId()
  const { refused, entering } = useUncorrected(refusal)
  return (
    <div {...entering}>
      <label class="sure">
        <input
          type="checkbox"
          name={name}
          aria-invalid={refused !== undefined}
          aria-describedby={id}
        />
        <span>{label}</span>
      </label>
      <span id={id} class="refusal" aria-live="polite">
        {refused?.()}
      </span>
    </div>
  )
}
