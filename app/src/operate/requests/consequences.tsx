import type { ResultOf } from '@graphql-typed-document-node/core'
import { useClient } from '@urql/preact'
import { useEffect, useState } from 'preact/hooks'
import { lost, type Refusal } from '../../api/refusals.ts'
import { graphql } from '../../graphql/index.ts'
import { numeral } from '../../language/message.ts'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { useWho } from '../trail/use-who.ts'
import { words } from '../values.ts'
import { t } from './messages/index.ts'

const foreseen = graphql(`fragment Foreseen on PreviewRequestPayload {
  wallets { memberId available held owed member { id fullName } }
  loan { id title }
  before { ...Standing }
  after { ...Standing }
  redacted { entries kept requests charges notes }
  version
  userErrors { code field message details }
}`)

/** What is previewed. */
const previews = {
  request: graphql(`mutation PreviewRequest($input: PreviewRequestInput!) {
    told: previewRequest(input: $input) { ...Foreseen }
  }`),
  undoing: graphql(`mutation PreviewUndoing($input: PreviewUndoingInput!) {
    told: previewUndoing(input: $input) { ...Foreseen }
  }`),
  reversal: graphql(`mutation PreviewReversal($input: PreviewReversalInput!) {
    told: previewReversal(input: $input) { ...Foreseen }
  }`),
  booking: graphql(`mutation PreviewBooking($input: PreviewBookingInput!) {
    told: previewBooking(input: $input) { ...Foreseen }
  }`),
  planChangeUndoing:
    graphql(`mutation PreviewPlanChangeUndoing($input: PreviewPlanChangeUndoingInput!) {
    told: previewPlanChangeUndoing(input: $input) { ...Foreseen }
  }`),
  redaction: graphql(`mutation PreviewRedaction($input: PreviewRedactionInput!) {
    told: previewRedaction(input: $input) { ...Foreseen }
  }`),
} as const

const standing = graphql(`fragment Standing on LoanStanding {
  status payoffAmount amountDue daysPastDue instalmentsLeft monthlyPayment lastDueOn
}`)

type Told = ResultOf<typeof foreseen>
type Standing = ResultOf<typeof standing>
type Wallet = NonNullable<Told['wallets']>[number]

/** What is previewed, and what the preview takes: the id of a record, and of a booking how much as of which day. */
export type Foresees =
  | { readonly of: Exclude<keyof typeof previews, 'booking'>; readonly id: string }
  | {
      readonly of: 'booking'
      readonly id: string
      readonly amount: string
      readonly valueDate: string
    }

/** What an act would do now, as the gateway tells it: whose wallet changes by what, and what becomes of the loan. */
export function Consequences(
  asked: Foresees & { readonly told?: (version: number | null) => void },
) {
  const { of, id } = asked
  const client = useClient()
  const { who, unknown } = useWho()
  const [told, setTold] = useState<Told>()
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const { data, error } =
        asked.of === 'booking'
          ? await client.mutation(previews.booking, {
              input: { loanId: id, amount: asked.amount, valueDate: asked.valueDate },
            })
          : await client.mutation(previews[asked.of], { input: { id } })
      if (isOver) return
      if (data?.told.wallets) {
        setTold(data.told)
        asked.told?.(data.told.version)
      } else setRefused(data?.told.userErrors ?? lost(error))
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [of, id])
  const heading = t(of === 'request' ? 'ifApproved' : 'ifDone')
  return (
    <section class="stack tight" aria-label={heading}>
      <h3>{heading}</h3>
      <Notice refused>{refused.map(({ message }) => message).join(' ') || unknown?.message}</Notice>
      {!(told && who) && !unknown && refused.length === 0 && <Skeleton lines={2} />}
      {told && who && <Changes told={told} currency={who.platform.currency} />}
      {of === 'redaction' && told?.redacted && <p>{t('redacted.atMost')}</p>}
    </section>
  )
}

interface ChangesProps {
  readonly told: Told
  readonly currency: string
}

function Changes({ told, currency }: ChangesProps) {
  const { wallets, loan, before, after, redacted } = told
  if (redacted) return <Redacted of={redacted} />
  const changes = before && after ? standingChanges(before, after, currency) : []
  if (wallets?.length === 0 && changes.length === 0) return <p>{t('movesNothing')}</p>
  return (
    <>
      <ul class="lines">
        {wallets?.map((one) => (
          <li key={one.memberId}>
            <a href={`${BASE}/operate/${one.memberId}`}>
              {one.member.fullName ?? t('aMemberAlone')}
            </a>
            : {walletChanges(one, currency).join(', ')}
          </li>
        ))}
      </ul>
      {loan && changes.length > 0 && (
        <>
          <p>
            <a href={`${BASE}/operate/${loan.id}`}>{loan.title}</a>
          </p>
          <ul class="changes small">
            {changes.map(([name, was, is]) => (
              <li key={name}>
                <span class="soft">{name}</span> {was} <span aria-hidden="true">→</span>
                <span class="hidden">{t('becomes')}</span> <b>{is}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** How much a redaction empties, and what it leaves. */
function Redacted({ of }: { readonly of: NonNullable<Told['redacted']> }) {
  const { entries, kept, requests, charges, notes } = of
  return (
    <>
      <p>{t('redacted.entries', { count: entries, kept })}</p>
      {requests + notes + charges > 0 ? (
        <p>{t('redacted.rest', { requests, notes, charges })}</p>
      ) : (
        entries === 0 && <p>{t('redacted.nothing')}</p>
      )}
    </>
  )
}

/** What changes in a wallet, in words such as `$17 more to spend`. */
function walletChanges(wallet: Wallet, currency: string): readonly string[] {
  return (['available', 'held', 'owed'] as const)
    .filter((part) => Number(wallet[part]) !== 0)
    .map((part) =>
      t(`wallet.${part}`, {
        amount: money(wallet[part].replace('-', ''), currency),
        change: wallet[part].startsWith('-') ? 'less' : 'more',
      }),
    )
}

/** What changes of a loan: a name, and how it is before and after. */
function standingChanges(before: Standing, after: Standing, currency: string) {
  const figures = [figuresOf(before, currency), figuresOf(after, currency)] as const
  return (Object.keys(figures[0]) as (keyof Figures)[])
    .filter((name) => figures[0][name] !== figures[1][name])
    .map((name) => [t(`loan.${name}`), figures[0][name], figures[1][name]] as const)
}

type Figures = ReturnType<typeof figuresOf>

function figuresOf(one: Standing, currency: string) {
  const shown = (amount: string | null | undefined) =>
    amount ? money(amount, currency) : t('none')
  return {
    status: words(one.status),
    payoffAmount: shown(one.payoffAmount),
    amountDue: shown(one.amountDue),
    daysPastDue: numeral(one.daysPastDue ?? 0),
    instalmentsLeft: numeral(one.instalmentsLeft),
    monthlyPayment: shown(one.monthlyPayment),
    lastDueOn: one.lastDueOn ? day(one.lastDueOn) : t('none'),
  }
}
