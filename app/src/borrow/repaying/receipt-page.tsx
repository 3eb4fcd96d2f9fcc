import { useMutation, useQuery } from '@urql/preact'
import { useEffect, useState } from 'preact/hooks'
import { FileButton } from '../../api/file-button.tsx'
import { lost } from '../../api/refusals.ts'
import { decimal, least } from '../../parts/amounts.ts'
import { Card, EmptyState, Facts, Notice, Skeleton } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icons.tsx'
import { t as ofAll } from '../../parts/messages/index.ts'
import { fixedUnits, money, moneyInColumn } from '../../parts/money.ts'
import { day, moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { rich, t } from '../messages/index.ts'
import { type RepaymentReceipt, receiptMutation, receiptQuery } from '../operations.ts'

/** How often it is looked whether a document is there. */
const AGAIN_MS = 2_000
/** After how long it is looked only when somebody asks. */
const PATIENCE_MS = 180_000

/** A payment of the borrower's in parts, and the document about it. */
export function ReceiptPage({ id }: { readonly id: string }) {
  const [{ data, error }, again] = useQuery({ query: receiptQuery, variables: { id } })
  const receipt = data?.repaymentReceipt
  const isMaking =
    data?.platform.documents === true &&
    receipt?.requestedAt != null &&
    receipt.document === null &&
    receipt.undoneAt === null
  const [isLate, setLate] = useState(false)
  const look = () => again({ requestPolicy: 'network-only' })
  useEffect(() => {
    if (!isMaking || isLate) return
    const timer = setInterval(look, AGAIN_MS)
    const end = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [isMaking, isLate])
  const lookOn = () => {
    setLate(false)
    look()
  }
  if (data === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  if (!receipt)
    return (
      <EmptyState whole title={t('receipt.missing')}>
        <a href={`${BASE}/borrow`}>{t('goToYourLoans')}</a>
      </EmptyState>
    )
  return (
    <>
      <div class="stack tight">
        {receipt.loan && (
          <a class="to-list small" href={`${BASE}/borrow/${receipt.loan.id}`}>
            <Icon name="back" size={16} /> {receipt.loan.title}
          </a>
        )}
        <h1>{t('receipt')}</h1>
      </div>
      <Parts receipt={receipt} payer={data.me.fullName} />
      {data.platform.documents && (
        <Paper receipt={receipt} lookOn={isMaking && isLate ? lookOn : undefined} />
      )}
    </>
  )
}

function Parts(of: { readonly receipt: RepaymentReceipt; readonly payer: string | null }) {
  const { receipt, payer } = of
  const { loan, chargeKind, principalLeft, undoneAt, undoReason: reason } = receipt
  if (loan === null) return null
  const shown = (amount: string) => moneyInColumn(amount, loan.currency)
  const charges = t(chargeKind ? `receipt.${chargeKind}` : 'receipt.charges')
  const parts = [
    [t('receipt.principal'), receipt.principal] as const,
    [t('receipt.interest'), receipt.interest] as const,
    ...(Number(receipt.charges) === 0 ? [] : [[charges, receipt.charges] as const]),
  ]
  return (
    <Card>
      <Notice>
        {undoneAt &&
          (reason === null
            ? t('receipt.corrected', { day: day(undoneAt) })
            : t('receipt.undone', { day: day(undoneAt), reason }))}
      </Notice>
      <Facts
        of={[
          [t('receipt.day'), moment(receipt.paidAt)],
          ...(payer === null ? [] : ([[t('receipt.payer'), payer]] as const)),
          [t('receipt.loan'), loan.title],
          [t('receipt.platform'), ofAll('brand')],
        ]}
      />
      <div class="table sums">
        <table>
          <tbody>
            {parts.map(([name, amount]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{shown(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('receipt.paid')}</th>
              <td>{shown(receipt.amount)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {principalLeft !== null && <p>{t('receipt.left', { amount: shown(principalLeft) })}</p>}
      {!undoneAt && didOf(receipt).map((line) => <p key={line}>{line}</p>)}
      <p class="soft small">{t('receipt.reference', { reference: receipt.reference })}</p>
      <div class="on-screen">
        <Button onClick={() => print()}>{t('receipt.print')}</Button>
      </div>
    </Card>
  )
}

/** What a payment did to the plan, in sentences; none of payments of which that was not kept. */
function didOf(receipt: RepaymentReceipt): string[] {
  const { loan, effect, prepayment } = receipt
  if (loan === null || effect === null) return []
  const shown = (amount: string) => money(amount, loan.currency)
  const told = (units: bigint) => shown(decimal(units, loan.currency))
  const [interest, ahead] = [fixedUnits(receipt.interest), fixedUnits(receipt.interestAhead ?? '0')]
  // What was paid ahead, and is interest now; the rest of it never will be.
  const caughtUp = least(-ahead, interest)
  const { nextDueOn, instalmentsPaid, monthlyPayment, monthlyBefore, lastDueOn, lastDueBefore } =
    effect
  const isLower = monthlyPayment !== null && Number(monthlyPayment) < Number(monthlyBefore)
  const lines = [
    nextDueOn !== null &&
      instalmentsPaid > 0 &&
      t('receipt.instalments', { count: instalmentsPaid }),
    nextDueOn !== null &&
      prepayment === 'ADVANCE' &&
      instalmentsPaid > 1 &&
      t('receipt.ahead', { day: day(nextDueOn) }),
    ahead > 0n && t('receipt.interestAhead', { amount: told(ahead) }),
    caughtUp > 0n && t('receipt.interestCaughtUp', { amount: told(caughtUp) }),
    ahead + interest < 0n && t('receipt.interestUnused', { amount: told(-ahead - interest) }),
    nextDueOn !== null &&
      lastDueOn < lastDueBefore &&
      t('receipt.shorter', { day: day(lastDueOn), before: day(lastDueBefore) }),
    prepayment === 'LOWER' &&
      isLower &&
      t('receipt.lower', { amount: shown(monthlyPayment), before: shown(monthlyBefore ?? '0') }),
    Number(effect.interestSaved) > 0 && t('receipt.saved', { amount: shown(effect.interestSaved) }),
    nextDueOn === null && t('receipt.ended'),
  ]
  return lines.filter((line) => typeof line === 'string')
}

interface PaperProps {
  readonly receipt: RepaymentReceipt
  /** Looks again for a document that has not come for long; otherwise undefined. */
  readonly lookOn: (() => void) | undefined
}

function Paper({ receipt, lookOn }: PaperProps) {
  const [{ fetching }, ask] = useMutation(receiptMutation)
  const [problem, setProblem] = useState('')
  const { id, document, requestedAt, undoneAt } = receipt
  const request = async () => {
    const { data, error } = await ask({ input: { id } })
    const errors = data?.requestReceipt.userErrors ?? lost(error)
    setProblem(errors.map(({ message }) => message).join(' '))
  }
  if (document === null && undoneAt !== null) return null
  return (
    <Card title="PDF">
      <div role="status">
        {document === null && requestedAt && (
          <p class="soft">{t(lookOn ? 'receipt.late' : 'receipt.making')}</p>
        )}
        {document && (
          <p class="soft">
            {rich('receipt.listed', {
              link: (text) => <a href={`${BASE}/documents`}>{text}</a>,
            })}{' '}
            {undoneAt && t('receipt.before')}
          </p>
        )}
      </div>
      <div>
        {document ? (
          <FileButton
            path={`/documents/${document.id}`}
            type="application/pdf"
            name={`receipt-${receipt.paidAt.slice(0, 10)}.pdf`}
          >
            {t('receipt.save')}
          </FileButton>
        ) : (
          !requestedAt && (
            <Button busy={fetching} onClick={() => void request()}>
              {t('receipt.ask')}
            </Button>
          )
        )}
        {lookOn && <Button onClick={lookOn}>{t('receipt.look')}</Button>}
      </div>
      <Notice refused>{problem}</Notice>
    </Card>
  )
}
