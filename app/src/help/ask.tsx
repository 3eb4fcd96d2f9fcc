import type { TargetedSubmitEvent } from 'preact'
import { useRef } from 'preact/hooks'
import { Card, Facts } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { textOf } from '../parts/entered.ts'
import { TextArea } from '../parts/text-area.tsx'
import { useToast } from '../parts/toasts.tsx'
import { letterOf, mailto } from './letter.ts'
import type { Matter } from './matters.ts'
import { rich, t } from './messages/index.ts'

interface Props {
  readonly matter: Matter
  readonly address: string | null
}

/** A letter about a matter, filled in with what the platform needs to find it; what happens next, and what the reader can do now. */
export function Ask({ matter, address }: Props) {
  const { title, facts, next, meanwhile } = matter
  return (
    <Card title={title}>
      {facts.length > 0 && <Facts of={facts} />}
      {meanwhile && (
        <>
          <h3>{t('meanwhile')}</h3>
          <p>
            {rich(`meanwhile.${meanwhile.what}`, {
              link: (part) => <a href={meanwhile.href}>{part}</a>,
            })}
          </p>
        </>
      )}
      {next.length > 0 && <h3>{t('next')}</h3>}
      {next.length > 0 && (
        <ul class="plain-list">
          {next.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <h3>{t('askFor')}</h3>
      {address === null ? <p>{t('noAddress')}</p> : <Letter {...{ matter, address }} />}
    </Card>
  )
}

function Letter({ matter, address }: Props & { readonly address: string }) {
  const form = useRef<HTMLFormElement>(null)
  const tell = useToast()
  const text = () => letterOf(matter, textOf(new FormData(form.current ?? undefined), 'words'))
  const write = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    location.assign(mailto(address, matter.title, text()))
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      tell(() => t('copied', { address }))
    } catch {
      tell(() => t('cantCopy'))
    }
  }
  return (
    <form ref={form} class="stack" onSubmit={write}>
      <TextArea
        label={t('your.words')}
        name="words"
        value=""
        {...(matter.meanwhile?.what === 'borrowed' && { hint: t('your.words.hint') })}
      />
      <div class="row">
        <Button look="primary" type="submit">
          {t('write')}
        </Button>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
      </div>
      <p class="soft small">
        {t('answer')} {/\d/.test(matter.next.join()) && t('answer.days')}
      </p>
      <p class="soft small">
        {rich('instead', { address: <a href={`mailto:${address}`}>{address}</a> })}
      </p>
    </form>
  )
}
