import { useClient, useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { askShownAgain } from '../api/refetch.ts'
import { lost, type Refusals, refusalsOf, saidBy } from '../api/refusals.ts'
import { Card, Facts, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { useAttempt } from '../parts/forms/attempt.ts'
import { textOf } from '../parts/forms/entered.ts'
import { showRefused } from '../parts/forms/field.tsx'
import { TextArea } from '../parts/forms/text-area.tsx'
import { useToast } from '../parts/toasts.tsx'
import { letterOf, mailto } from './letter.ts'
import type { Matter } from './matters.ts'
import { rich, t } from './messages/index.ts'
import { requestMutation } from './operations.ts'
import { type Wish, wishInWords, wrongIn } from './plan-wish.ts'
import { WishCost } from './wish-cost.tsx'
import { WishFields } from './wish-fields.tsx'

/** What links to this page can have the request begin with. */
export const begun = ['score', 'undo'] as const

interface Props {
  readonly matter: Matter
  readonly address: string | null
  /** What the request begins with, if the reader comes from a link that says what to ask for. */
  readonly begins?: (typeof begun)[number] | undefined
  /** Called with the id of a request once it is sent. */
  readonly sent: (id: string | undefined) => void
}

/** Asks the platform about a matter: what happens next, what the reader can do now, and a request in their own words. */
export function Ask({ matter, address, begins, sent }: Props) {
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
      <Request matter={matter} begins={begins} sent={sent} />
      {address !== null && (
        <p class="soft small">
          {rich('instead', {
            address: <a href={mailto(address, title, letterOf(matter))}>{address}</a>,
          })}
        </p>
      )}
    </Card>
  )
}

function Request({ matter, begins, sent }: Omit<Props, 'address'>) {
  const client = useClient()
  const attempt = useAttempt()
  const [{ fetching }, send] = useMutation(requestMutation)
  const [refusals, setRefusals] = useState<Refusals>({})
  const [wish, setWish] = useState<Wish>(
    matter.plan?.isLate === false && !begins ? 'pause' : 'other',
  )
  // What was reckoned for other entries is no longer shown.
  const [edits, setEdits] = useState(0)
  const [isSent, setSent] = useState(false)
  const tell = useToast()
  const place = useRef<HTMLFormElement>(null)
  const { plan } = matter
  /** What was entered; undefined if it can't be used as a wish. */
  const usable = () => {
    const form = place.current
    if (form === null) return undefined
    const entered = new FormData(form)
    const wrong = () => (plan ? wrongIn(wish, entered) : {})
    const isWrong = Object.keys(wrong()).length > 0
    setRefusals(isWrong ? saidBy(wrong) : {})
    if (isWrong) showRefused(form)
    return isWrong ? undefined : entered
  }
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fetching) return
    const form = event.currentTarget
    const entered = usable()
    if (!entered) return
    const wished = plan ? wishInWords(wish, entered, plan.currency) : ''
    const message = [wished, textOf(entered, 'message')].filter(Boolean).join('\n\n')
    if (message === '') {
      setRefusals(saidBy(() => ({ message: t('your.words.missing') })))
      return showRefused(form)
    }
    const input = { ...matter.about, message }
    const { data, error } = await send({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const errors = data?.requestHelp.userErrors ?? lost(error)
    attempt.answered(errors)
    setRefusals(refusalsOf(errors, ['message']))
    if (errors.length > 0) return showRefused(form)
    setSent(true)
    sent(data?.requestHelp.helpRequest?.id)
    form.reset()
    setEdits((count) => count + 1)
    askShownAgain(client)
    tell(() => t('received'))
  }
  return (
    <form class="stack" ref={place} onSubmit={submit} noValidate>
      {plan && (
        <div class="stack" onInput={() => setEdits((count) => count + 1)}>
          <WishFields
            isLate={plan.isLate}
            wish={wish}
            choose={(chosen) => {
              setWish(chosen)
              setRefusals({})
            }}
            refusals={refusals}
          />
        </div>
      )}
      {plan && wish !== 'other' && (
        <WishCost
          key={`${wish} ${edits}`}
          plan={plan}
          wish={wish}
          entered={usable}
          refuse={(refused) => {
            setRefusals(refused)
            if (place.current) showRefused(place.current)
          }}
        />
      )}
      <TextArea
        label={t(wish === 'other' ? 'your.words' : 'your.words.more')}
        name="message"
        value={begins && !isSent ? t(`begins.${begins}`) : ''}
        refusal={refusals.message}
        {...(matter.meanwhile?.what === 'borrowed' && { hint: t('your.words.hint') })}
      />
      <Notice refused>{refusals['']}</Notice>
      <div class="row">
        <Button look="primary" type="submit" busy={fetching}>
          {t('send')}
        </Button>
      </div>
      <p class="soft small">
        {t('files.later')} {t('answer')} {/\d/.test(matter.next.join()) && t('answer.days')}
      </p>
    </form>
  )
}
