import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { textOf } from '../parts/forms/entered.ts'
import { TextField } from '../parts/forms/text-field.tsx'
import { t } from '../parts/messages/index.ts'
import { demoGrant, newcomer } from './demo.ts'
import type { Session } from './session.ts'

/** Signs in as somebody whom the demo does not know yet, or who came by this name before. */
export function Newcomer({ session }: { readonly session: Session }) {
  const [isEmpty, setEmpty] = useState(false)
  const enter = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = textOf(new FormData(event.currentTarget), 'name')
    setEmpty(name === '')
    if (name !== '') session.enter(demoGrant(newcomer(name)))
  }
  return (
    <form class="stack" onSubmit={enter} noValidate>
      <TextField
        label={t('demo.new')}
        name="name"
        start=""
        hint={t('demo.new.hint')}
        refusal={isEmpty ? () => t('demo.new.empty') : undefined}
      />
      <div>
        <Button type="submit">{t('signIn')}</Button>
      </div>
    </form>
  )
}
