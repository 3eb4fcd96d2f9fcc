import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { useRefresh } from '../api/again.ts'
import { lost } from '../api/refusals.ts'
import { Card, Facts, Notice } from '../parts/blocks.tsx'
import { Switch } from '../parts/forms/switch.tsx'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { type OwnProfile, profileQuery, showMutation } from './operations.ts'

interface Props {
  readonly profile: OwnProfile
  readonly showsOnMap: boolean
}

/** What every other member sees of the reader, from the record that they are shown. */
export function PublicCard({ profile: { member }, showsOnMap }: Props) {
  const { latitude, longitude } = member
  const isShown = showsOnMap && latitude !== null && longitude !== null
  return (
    <Card title={t('public')}>
      <Facts
        of={[
          [t('fullName'), member.fullName ?? t('public.noName')],
          [t('city'), member.city ?? t('public.nothing')],
          [t('userType'), t(`userType.${member.userType}`)],
          [t('occupation'), member.occupation ?? t('public.nothing')],
          [t('public.verified'), t(`status.${member.verificationStatus}`)],
          [t('public.since'), day(member.memberSince)],
          [t('public.map'), isShown ? t('public.map.point') : t('public.map.none')],
        ]}
      />
      {member.bio && <p class="why paragraphs">{member.bio}</p>}
      <OnMap isOn={showsOnMap} />
      <p class="soft small">{t('public.never')}</p>
    </Card>
  )
}

function OnMap({ isOn }: { readonly isOn: boolean }) {
  const [{ fetching }, show] = useMutation(showMutation)
  const [problem, setProblem] = useState('')
  // Whether others see a point depends on it.
  const again = useRefresh(profileQuery)
  const save = async (showOnMap: boolean) => {
    const { data, error } = await show({ input: { showOnMap } })
    const errors = data?.updatePreferences.userErrors ?? lost(error)
    setProblem(errors.map(({ message }) => message).join(' '))
    again()
  }
  return (
    <>
      <Switch isOn={isOn} busy={fetching} save={save}>
        {t('showOnMap')}
      </Switch>
      <Notice refused>{problem}</Notice>
    </>
  )
}
