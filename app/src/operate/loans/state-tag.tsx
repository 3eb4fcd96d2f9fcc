import { words } from '../values.ts'
import { has, t } from './messages/index.ts'

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

/** A loan's state as a tag. */
export function StateTag({ status, daysPastDue, frozen = false }: Props) {
  if (frozen) return <span class="tag bad">{t('frozen')}</span>
  if (status === 'ACTIVE' && Number(daysPastDue) > 0)
    return <span class="tag bad">{t('late')}</span>
  return <span class={`tag ${tones[status] ?? ''}`}>{nameOfState(status)}</span>
}

/** A state of loans in the page's language. */
export function nameOfState(status: string): string {
  const key = `state.${status}`
  return has(key) ? t(key) : words(status)
}
