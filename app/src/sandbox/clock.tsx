import { useClient, useMutation, useQuery, useSubscription } from '@urql/preact'
import { useEffect, useRef } from 'preact/hooks'
import { askShownAgain } from '../api/refetch.ts'
import { Button } from '../parts/button.tsx'
import { day, moment, setNow } from '../parts/time.ts'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import { advanceClock, clockChanged, meQuery, nextDueQuery } from './operations.ts'
import './sandbox.css'

type Move = { readonly advance: string } | { readonly to: string }

/** The platform's clock, and ways to move it. The pages show everything anew once it has arrived. */
export function SandboxClock() {
  const client = useClient()
  const tell = useToast()
  const [{ data, error }] = useSubscription({ query: clockChanged })
  const [{ data: known }] = useQuery({ query: meQuery })
  const [{ fetching }, move] = useMutation(advanceClock)
  const clock = data?.clockChanged
  const busy = fetching || (clock?.readyAt ?? null) !== null
  const was = useRef(busy)
  /** Whether the reader has moved it; else it was moved elsewhere. */
  const isMover = useRef(false)
  useEffect(() => {
    if (clock !== undefined) setNow(clock.now)
    if (was.current && !busy) {
      askShownAgain(client, isMover.current)
      isMover.current = false
    }
    was.current = busy
  }, [clock, busy, client])
  const go = async (input: Move) => {
    isMover.current = true
    const { data: moved, error: failed } = await move({ input })
    const why = failed?.message ?? moved?.advanceClock.userErrors[0]?.message
    if (why === undefined) return
    isMover.current = false
    tell(() => why)
  }
  const goToNextDue = async () => {
    const me = known?.me.memberId
    if (me === undefined || clock === undefined) return
    const { data: due, error: failed } = await client.query(
      nextDueQuery,
      { me },
      { requestPolicy: 'network-only' },
    )
    if (failed) return tell(() => failed.message)
    const loans = [
      ...(due?.loans.nodes ?? []),
      ...(due?.me.investments.nodes ?? []).map(({ loan }) => loan),
    ]
    const [next] = loans
      .flatMap(({ schedule }) => schedule ?? [])
      .filter(({ dueOn, status }) => status !== 'PAID' && dueOn > clock.businessDate)
      .map(({ dueOn }) => dueOn)
      .toSorted()
    if (next === undefined) return tell(() => t('noneDue'))
    await go({ to: next })
  }
  const closes = useClosing()
  return (
    <details class="clock" ref={closes}>
      <summary>
        <span>{t('sandbox')}</span>
        <time>{clock === undefined ? '' : day(clock.now)}</time>
      </summary>
      <div>
        <p class="small">
          {error?.message ??
            (clock?.readyAt ? t('onTheWay', { time: moment(clock.readyAt) }) : t('moveTheClock'))}
        </p>
        <Button busy={busy} onClick={() => void go({ advance: 'P1D' })}>
          {t('nextDay')}
        </Button>
        <Button busy={busy} onClick={() => void go({ advance: 'P1M' })}>
          {t('nextMonth')}
        </Button>
        <Button busy={busy} onClick={() => void goToNextDue()}>
          {t('nextDueDay')}
        </Button>
        <a href="/app/mailbox" onClick={() => closes.current?.removeAttribute('open')}>
          {t('yourLetters')}
        </a>
      </div>
    </details>
  )
}

/** Closes a pop-up with Escape, and with a click elsewhere. */
function useClosing() {
  const popup = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const clicked = (event: Event) => {
      if (!popup.current?.contains(event.target as Node)) popup.current?.removeAttribute('open')
    }
    const pressed = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !popup.current?.open) return
      popup.current.open = false
      popup.current.querySelector('summary')?.focus()
    }
    document.addEventListener('click', clicked)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('click', clicked)
      document.removeEventListener('keydown', pressed)
    }
  }, [])
  return popup
}
