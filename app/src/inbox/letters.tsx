import { useMutation, useQuery } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useRefresh } from '../api/again.ts'
import { lost } from '../api/refusals.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { textOf } from '../parts/forms/entered.ts'
import { showRefused } from '../parts/forms/field.tsx'
import { Switch } from '../parts/forms/switch.tsx'
import { TextField } from '../parts/forms/text-field.tsx'
import type { Said } from '../parts/said.ts'
import { useToast } from '../parts/toasts.tsx'
import { useRouter } from '../shell/router.ts'
import { t } from './messages/index.ts'
import { changeAddress, type Letters, lettersQuery, preferLetters } from './operations.ts'

/** Whether and where the reader gets letters by e-mail; nothing on a platform that sends none. */
export function LettersCard() {
  const [{ data }] = useQuery({ query: lettersQuery })
  const place = useRef<HTMLDivElement>(null)
  const isMeant = useRouter().at.query.has('letters')
  const isThere = data?.platform.sendsLetters === true
  useLayoutEffect(() => {
    if (isMeant && isThere) place.current?.querySelector<HTMLElement>('[name=address]')?.focus()
  }, [isMeant, isThere])
  if (!data?.platform.sendsLetters) return null
  return (
    <div ref={place}>
      <Card title={t('byEMail')}>
        <Switches {...data.me.preferences} />
        <Address {...data.emailAddress} />
      </Card>
    </div>
  )
}

function Switches({
  emailNotifications: wanted,
  emailDigest: digest,
}: Letters['me']['preferences']) {
  const [{ fetching }, prefer] = useMutation(preferLetters)
  const [problem, setProblem] = useState('')
  const save = async (input: Parameters<typeof prefer>[0]['input']) => {
    const { data, error } = await prefer({ input })
    const errors = data?.updatePreferences.userErrors ?? lost(error)
    setProblem(errors.map(({ message }) => message).join(' '))
  }
  return (
    <>
      <Switch isOn={wanted} busy={fetching} save={(on) => save({ emailNotifications: on })}>
        {t('sendByEmail')}
      </Switch>
      <Switch isOn={digest} busy={fetching} save={(on) => save({ emailDigest: on })}>
        {t('digest')}
      </Switch>
      <p class="soft small">{t('alwaysSent')}</p>
      <Notice refused>{problem}</Notice>
    </>
  )
}

function Address({ address, pendingAddress, bouncedAt, bounceReason }: Letters['emailAddress']) {
  const [{ fetching }, change] = useMutation(changeAddress)
  const [refusal, setRefusal] = useState<Said>()
  const again = useRefresh(lettersQuery)
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wanted = textOf(new FormData(form), 'address')
    const { data, error } = await change({ input: { address: wanted || null } })
    const errors = data?.changeEmailAddress.userErrors ?? lost(error)
    const [first] = errors
    setRefusal(() => first && (() => first.message))
    if (first !== undefined) return showRefused(form)
    const asked = data?.changeEmailAddress.emailAddress?.pendingAddress
    tell(() => (asked ? t('confirmationSent', { address: asked }) : t('saved')))
    again()
  }
  return (
    <form class="stack" onSubmit={submit} noValidate key={address}>
      <TextField
        label={t('emailAddress')}
        name="address"
        start={pendingAddress ?? address ?? ''}
        hint={
          bouncedAt
            ? t('lettersComeBack', {
                address,
                reason: bounceReason ?? t('cantReceive'),
              })
            : pendingAddress
              ? t('untilYouConfirm', {
                  pending: pendingAddress,
                  now: address ? 'other' : 'none',
                  address,
                })
              : t('emailHint')
        }
        refusal={refusal}
      />
      <Button type="submit" busy={fetching}>
        {t('save')}
      </Button>
    </form>
  )
}
