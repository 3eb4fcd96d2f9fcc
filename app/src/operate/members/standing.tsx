import { words } from '../values.ts'
import { t } from './messages/index.ts'
import type { MemberHead } from './operations.ts'

interface Props {
  readonly member: Pick<MemberHead, 'verificationStatus' | 'blocked'>
  readonly closed?: boolean
}

const tones = { VERIFIED: 'good', PENDING: 'wait', REJECTED: 'bad', UNVERIFIED: '' } as const

/** Whether a member is verified, and may act. */
export function Standing({ member, closed = false }: Props) {
  const { verificationStatus, blocked } = member
  return (
    <span class="standing">
      <span class={`tag ${tones[verificationStatus]}`}>{words(verificationStatus)}</span>
      {blocked && <span class="tag bad">{closed ? t('closed') : t('frozen')}</span>}
    </span>
  )
}
