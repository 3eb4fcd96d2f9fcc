import { useMutation, useQuery } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { useRefresh } from '../api/again.ts'
import { lost } from '../api/refusals.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { textOf } from '../parts/entered.ts'
import { TextField } from '../parts/text-field.tsx'
import { useToast } from '../parts/toasts.tsx'
import { changeAddress, type Letters, lettersQuery, preferLetters } from './operations.ts'

/** Whether and where the reader gets letters by e-mail; nothing on a platform that sends none. */
export function LettersCard() {
  const [{ data }] = useQuery({ query: lettersQuery })
  if (!data?.platform.sendsLetters) return null
  return (
    <Card title="By e-mail">
      <Switches {...data.me.preferences} />
      <Address {...data.emailAddress} />
    </Card>
  )
}

function Switches({
  emailNotifications: wanted,
  emailDigest: digest,
}: Letters['me']['preferences']) {
  const [{ fetching }, prefer] = useMutation(preferLetters)
  const [problem, setProblem] = useState('')
  const again = useRefresh(lettersQuery)
  const save = async (input: Parameters<typeof prefer>[0]['input']) => {
    if (fetching) return
    const { data, error } = await prefer({ input })
    const errors = data?.updatePreferences.userErrors ?? lost(error)
    setProblem(errors.map(({ message }) => message).join(' '))
    again()
  }
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          checked={wanted}
          aria-disabled={fetching}
          onChange={({ currentTarget }) => save({ emailNotifications: currentTarget.checked })}
        />
        Send me my notifications by e-mail
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={digest}
          aria-disabled={fetching}
          onChange={({ currentTarget }) => save({ emailDigest: currentTarget.checked })}
        />
        As one letter a day, in the morning
      </label>
      <p class="soft small">
        Letters about your rights and duties, and about the safety of your account, are always sent.
      </p>
      <Notice refused>{problem}</Notice>
    </>
  )
}

function Address({ address, pendingAddress, bouncedAt, bounceReason }: Letters['emailAddress']) {
  const [{ fetching }, change] = useMutation(changeAddress)
  const [refusal, setRefusal] = useState<string>()
  const again = useRefresh(lettersQuery)
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fetching) return
    const wanted = textOf(new FormData(event.currentTarget), 'address')
    const { data, error } = await change({ input: { address: wanted || null } })
    const errors = data?.changeEmailAddress.userErrors ?? lost(error)
    const [first] = errors
    setRefusal(first?.message)
    if (first !== undefined) return
    const asked = data?.changeEmailAddress.emailAddress?.pendingAddress
    tell(
      asked
        ? `We have sent a letter to ${asked}. Use the link in it to confirm the address.`
        : 'Saved.',
    )
    again()
  }
  return (
    <form class="stack" onSubmit={submit} noValidate key={address}>
      <TextField
        label="E-mail address"
        name="address"
        start={pendingAddress ?? address ?? ''}
        hint={
          bouncedAt
            ? `Letters to ${address} come back: ${bounceReason ?? 'the address can’t receive them'}`
            : pendingAddress
              ? `Until you confirm ${pendingAddress}, ${address ? `letters go to ${address}` : 'you get no letters'}.`
              : 'We will send a letter there, with a link to confirm the address.'
        }
        refusal={refusal}
      />
      <Button type="submit" busy={fetching}>
        Save
      </Button>
    </form>
  )
}
