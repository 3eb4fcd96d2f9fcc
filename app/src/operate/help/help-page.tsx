import { useQuery } from '@urql/preact'
import { useRef, useState } from 'preact/hooks'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { BASE } from '../../shell/router.ts'
import { RecordLink } from '../record-link.tsx'
import { useMayAct } from '../scope.ts'
import { useWho } from '../trail/use-who.ts'
import { memberNamed } from '../who.ts'
import { WorkAbout } from '../work/work-about.tsx'
import { AnswerForm } from './answer-form.tsx'
import { HelpEntry } from './help-entry.tsx'
import { rich, t } from './messages/index.ts'
import { helpRequestQuery, type SeenHelp } from './operations.ts'

interface Props {
  readonly request: SeenHelp
  /** Whether part of it was refused or failed. */
  readonly failed: boolean
}

/** A member's request for help, by its id, with a form to answer it. */
export function HelpPage({ id }: { readonly id: string }) {
  const [{ data, error }] = useQuery({ query: helpRequestQuery, variables: { id } })
  const request = data?.helpRequest
  return (
    <>
      <Notice refused>{error?.message}</Notice>
      {!data && !error && <Skeleton lines={6} />}
      {request && <Request request={request} failed={error !== undefined} />}
    </>
  )
}

function Request({ request, failed }: Props) {
  const { id, memberId, member, state } = request
  const mayAct = useMayAct()
  const { who } = useWho()
  const heading = useRef<HTMLHeadingElement>(null)
  // Nobody decides on what concerns themselves.
  const mayAnswer = mayAct && who !== undefined && who.me.memberId !== memberId
  // The form stays if somebody else closes it: with what was typed, and why it can't be sent.
  const [isOver, setOver] = useState(state === 'CLOSED')
  const answered = (closed: boolean) => {
    setOver(closed)
    // The form, which had the focus, may be gone.
    heading.current?.focus()
  }
  return (
    <>
      <header class="member-head">
        <div>
          <h1 tabIndex={-1} ref={heading}>
            {t('heading')}
          </h1>
          <p>
            {rich('from', {
              name: memberNamed(member, t('aMember')),
              link: (part) => <RecordLink id={member.id}>{part}</RecordLink>,
            })}
          </p>
          <p class="soft small id">{id}</p>
        </div>
      </header>
      <p class="noted small">{t('noted')}</p>
      <section class="card" aria-label={t('heading')}>
        <HelpEntry request={request} failed={failed} />
      </section>
      {mayAnswer && !isOver && (
        <section class="card" aria-label={t('answer')}>
          <AnswerForm request={request} answered={answered} />
        </section>
      )}
      {state !== 'OPEN' && mayAct && (
        <p>
          <a href={`${BASE}/operate?kind=HELP`}>{t('next')}</a>
        </p>
      )}
      <WorkAbout memberId={memberId} />
    </>
  )
}
