import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import type { Reader } from '../../database/reader.ts'
import type { ChargeKind } from '../../entities/loan/charge.ts'
import { principalReceived } from '../../reads/principal-received.ts'
import type { Operator } from '../member/access.ts'
import { type Explain, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { refuseIf } from '../refusal.ts'
import { effectOf, type RepaymentEffect } from '../repaying/effect.ts'
import type { Prepayment } from '../repaying/repay.ts'
import { documentsOff } from './request.ts'

/** What a repayment was split into, in minor units, and what of its loan was left after it. */
export interface RepaymentReceipt {
  /** The statement line's. */
  readonly id: string
  readonly userId: string
  readonly loanId: string
  readonly title: string
  readonly amount: bigint
  readonly principal: bigint
  readonly interest: bigint
  readonly charges: bigint
  /** What the charges are, if by the terms of the loan they can be one thing alone. */
  readonly chargeKind: ChargeKind | null
  /** How much of the principal pays interest of months to come; below 0, how much of the interest had counted as principal until then. Null if that is not known. */
  readonly interestAhead: bigint | null
  /** Null after a default. */
  readonly principalLeft: bigint | null
  /** What was to become of what went beyond the month's instalment; null if that is not known. */
  readonly prepayment: Prepayment | null
  /** What it made of the plan; null if that is not known. */
  readonly effect: RepaymentEffect | null
  readonly reference: string
  /** In the platform's time zone. */
  readonly day: string
  readonly paidAt: Date
  readonly undoneAt: Date | null
  /** Null also if it was only booked anew. */
  readonly undoReason: string | null
  readonly requestedAt: Date | null
  readonly madeAt: Date | null
}

// The parts are those of the ledger, as on the statement, in a tax year and in the books. The plan counts interest that is paid ahead as interest at once.
const one = `select line.id, wallet.user_id as "userId", line.loan_id as "loanId", loan.title, line.amount, parts.principal, parts.interest, parts.charges,
    (repayment.effect ->> 'interest')::bigint - parts.interest as "interestAhead",
    case when (late_terms ->> 'interest' = 'penalty') = (late_terms ->> 'late_fee_after_days' is not null) then null
      when late_terms ->> 'interest' = 'penalty' then 'penalty_interest' else 'late_fee' end as "chargeKind",
    case when exists (select from loan_event where loan_event.loan_id = loan.id and to_status = 'defaulted' and loan_event.created_at <= line.created_at) then null
      else (select coalesce((select -balance_after from entry where account_id = account.id and ledger_transaction_id = line.ledger_transaction_id
        order by version desc limit 1), -balance_at(account.id, line.created_at)) from account where account.loan_id = loan.id) end as "principalLeft",
    repayment.prepayment, repayment.effect, line.reference, (line.created_at at time zone business_timezone())::date::text as day, line.created_at as "paidAt",
    reversed_at(line.ledger_transaction_id) as "undoneAt", reversal_reason(line.ledger_transaction_id, line.wallet_id) as "undoReason",
    receipt.requested_at as "requestedAt", receipt.made_at as "madeAt"
  from wallet_transaction as line join wallet on wallet.id = line.wallet_id join loan on loan.id = line.loan_id
  left join repayment on repayment.id = line.ledger_transaction_id
  cross join lateral (select principal, charged.charges, line.amount - charged.charges - principal as interest
    from (select coalesce(line.charges, 0) as charges, ${principalReceived('line.ledger_transaction_id')} as principal) as charged) as parts
  left join receipt on receipt.id = line.id
  where line.id = $1 and wallet.user_id = $2 and line.type = 'repayment_paid' and line.direction = 'debit'`

/** A member's own repayment in parts; null if they made none with this line. One statement. */
export async function receiptOf(
  database: Reader | Database,
  memberId: string,
  lineId: string,
): Promise<RepaymentReceipt | null> {
  type Row = RepaymentReceipt & { readonly effect: unknown }
  const [found] = await database.query<Row>(one, [idOrNone(lineId), memberId])
  return found === undefined ? null : { ...found, effect: effectOf(found.effect) }
}

/** Asks for the document about a repayment of the viewer's own; asking again changes nothing. Throws a Refusal. */
export async function requestReceipt(
  platform: Platform,
  { id }: Pick<Operator, 'id'>,
  { id: lineId }: { readonly id: string },
): Promise<{ readonly receipt: RepaymentReceipt }> {
  refuseIf(documentsOff(platform))
  const values = { by_user: id, of_line: idOrNone(lineId) }
  await perform(platform, 'request_receipt', values, explained)
  const receipt = await receiptOf(platform.database, id, lineId)
  if (receipt === null) throw new Error('a repayment is missing')
  if (receipt.madeAt === null) await platform.documentsSoon()
  return { receipt }
}

const explained: Explain = ({ from }) => ({
  NOT_FOUND: { field: 'id', message: 'refusal.receipt.unknown' },
  INVALID_TRANSITION: {
    field: 'id',
    message: 'refusal.receipt.undone',
    details: { from },
  },
})
