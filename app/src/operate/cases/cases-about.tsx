import { Card } from '../../parts/blocks.tsx'
import { BASE } from '../../shell/router.ts'
import { t } from './messages/index.ts'
import { OpenCase } from './open-case.tsx'

interface Props {
  readonly member: { readonly memberId: string; readonly fullName?: string | null }
}

/** Leads to the cases about a member, and opens one. */
export function CasesAbout({ member }: Props) {
  return (
    <Card title={t('cases')}>
      <p class="soft small">{t('about.hint')}</p>
      <div class="row">
        <OpenCase member={member} />
        <a class="button plain" href={`${BASE}/operate/cases?of=all&member=${member.memberId}`}>
          {t('aboutThisMember')}
        </a>
      </div>
    </Card>
  )
}
