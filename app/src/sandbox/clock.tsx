import { useClient, useMutation, useQuery, useSubscription } from '@urql/preact'
import { useEffect, useRef } from 'preact/hooks'
import { useMarket } from '../api/market.tsx'
import { Button } from '../parts/button.tsx'
import { day, moment, setNow } from '../parts/time.ts'
import { useToast } from '../parts/toasts.tsx'
import { advanceClock, clockChanged, meQuery, nextDueQuery } from './operations.ts'
import './sandbox.css'

type Move = { readonly advance: string } | { readonly to: string }

/** The platform's clock, and ways to move it. The pages show everything anew once it has arrived. */
export function SandboxClock() {
  const { connection } = useMarket()
  const client = useClient()
  const tell = useToast()
  const [{ data, error }] = useSubscription({ query: clockChanged })
  const [{ data: known }] = useQuery({ query: meQuery })
  const [{ fetching }, move] = useMutation(advanceClock)
  const clock = data?.clockChanged
  const busy = fetching || (clock?.readyAt ?? null) !== null
  const was = useRef(busy)
  useEffect(() => {
    if (clock !== undefined) setNow(clock.now)
    if (was.current && !busy) connection.generation.set(connection.generation.get() + 1)
    was.current = busy
  }, [clock, busy, connection])
  const go = async (input: Move) => {
    const { data: moved, error: failed } = await move({ input })
    const why = failed?.message ?? moved?.advanceClock.userErrors[0]?.message
    if (why !== undefined) tell(why)
  }
  const goToNextDue = async () => {
    const me = known?.me.memberId
    if (me === undefined || clock === undefined) return
    const { data: due } = await client.query(
      nextDueQuery,
      { me },
      { requestPolicy: 'network-only' },
    )
    const loans = [
      ...(due?.loans.nodes ?? []),
      ...(due?.me.investments.nodes ?? []).map(({ loan }) => loan),
    ]
    const [next] = loans
      .flatMap(({ schedule }) => schedule ?? [])
      .filter(({ dueOn, status }) => status !== 'PAID' && dueOn > clock.businessDate)
      .map(({ dueOn }) => dueOn)
      .toSorted()
    if (next === undefined) return tell('None of your loans has a payment due after this day.')
    await go({ to: next })
  }
  return (
    <details class="clock">
      <summary>
        <span>Sandbox</span>
        <time>{clock === undefined ? '' : day(clock.now)}</time>
      </summary>
      <div>
        <p class="small">
          {error?.message ??
            (clock?.readyAt
              ? `On the way to ${moment(clock.readyAt)}…`
              : 'Move the clock, and see what happens until then.')}
        </p>
        <Button busy={busy} onClick={() => void go({ advance: 'P1D' })}>
          Next day
        </Button>
        <Button busy={busy} onClick={() => void go({ advance: 'P1M' })}>
          Next month
        </Button>
        <Button busy={busy} onClick={() => void goToNextDue()}>
          Next due day
        </Button>
        <a href="/app/mailbox">Your letters</a>
      </div>
    </details>
  )
}
