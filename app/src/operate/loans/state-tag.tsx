import { words } from '../../parts/words.ts'

interface Props {
  readonly status: string
  readonly daysPastDue?: number | null
  readonly frozen?: boolean
}

const tones: Readonly<Record<string, string>> = {
  SUBMITTED: 'wait',
  OPEN: 'live',
  ACTIVE: 'live',
  DEFAULTED: 'bad',
}

const names: Readonly<Record<string, string>> = {
  SUBMITTED: 'Awaiting review',
  OPEN: 'Being funded',
  ACTIVE: 'Being repaid',
}

/** A loan's state as a tag. */
export function StateTag({ status, daysPastDue, frozen = false }: Props) {
  if (frozen) return <span class="tag bad">Frozen</span>
  if (status === 'ACTIVE' && Number(daysPastDue) > 0) return <span class="tag bad">Late</span>
  return <span class={`tag ${tones[status] ?? ''}`}>{names[status] ?? words(status)}</span>
}
