import { aboutLimit } from './exposure.ts'
import { aboutMissingTest, aboutWarning } from './protection/protection.ts'
import type { Reason, RefusalCode } from './refusal.ts'
import { aboutAgreements, aboutLevel } from './verification/gate.ts'

type Given = Readonly<Record<string, unknown>>
type Explanation = Omit<Reason, 'code'>

/** Why the rules refuse a request, and what would work, where its operation has no wording of its own; undefined if the code has none. */
export function usualReason(outcome: Given, code: RefusalCode): Explanation | undefined {
  const figure = (name: string) => BigInt(Number(outcome[name] ?? 0))
  const field = 'amount'
  switch (code) {
    case 'INSUFFICIENT_FUNDS': {
      const available = figure('available')
      if (outcome.kept === undefined)
        return { field, message: 'refusal.money.available', details: { available } }
      const details = { available, kept: figure('kept') }
      return { field, message: 'refusal.money.kept', details }
    }
    case 'MONEY_OWED':
      return { message: 'refusal.money.owed', details: { owed: figure('owed') } }
    case 'BORROWER_LATE': {
      const loans = outcome.loans as readonly { loan_id: string; title: string; owed: number }[]
      const named = loans.map(({ title, owed }) => ({
        message: 'refusal.loan.late_one' as const,
        values: { title, owed: BigInt(owed) },
      }))
      return {
        message: 'refusal.loan.borrower_late',
        values: { loans: named },
        details: { owed: figure('owed'), loanIds: loans.map(({ loan_id: id }) => id) },
      }
    }
    case 'AMOUNT_OUT_OF_RANGE': {
      if (outcome.max === undefined) return { field, message: 'refusal.money.recipient_full' }
      if (outcome.min === undefined) {
        // The room can be negative: repayments, for example, are credited even to a full wallet.
        const max = figure('max') < 0n ? 0n : figure('max')
        return { field, message: 'refusal.money.full', details: { max } }
      }
      const details = { min: figure('min'), max: figure('max') }
      return { field, message: 'refusal.money.range', details }
    }
    case 'EXCEEDS_REMAINING': {
      const [remaining, maxInvestment] = [figure('remaining'), figure('max_investment')]
      const details = { remaining, maxInvestment }
      return { field, message: 'refusal.invest.remaining', details }
    }
    case 'LIMIT_EXCEEDED':
      return aboutLimit(outcome)
    case 'NOT_VERIFIED':
      return aboutLevel(outcome, 'own')
    case 'LENDER_TEST_REQUIRED':
      return aboutMissingTest(outcome)
    case 'WARNING_REQUIRED':
      return aboutWarning(outcome)
    case 'CONSENT_REQUIRED':
      return aboutAgreements(outcome.agreements)
    case 'VERSION_CONFLICT':
      return aboutVersion(outcome)
    default:
      return explained[code]
  }
}

const explained: Readonly<Partial<Record<RefusalCode, Explanation>>> = {
  NOT_FOUND: { field: 'recipientId', message: 'refusal.money.recipient' },
  IDEMPOTENCY_IN_PROGRESS: {
    field: 'idempotencyKey',
    message: 'refusal.key.in_progress',
    details: { retryAfter: 1 },
  },
  IDEMPOTENCY_KEY_REUSED: { field: 'idempotencyKey', message: 'refusal.key.reused' },
  ALREADY_REVERSED: { message: 'refusal.money.undone_before' },
  EXTERNAL_ID_TAKEN: { field: 'externalId', message: 'refusal.reference.taken' },
  KEY_EXPIRED: { field: 'idempotencyKey', message: 'refusal.key.expired' },
}

/** Why a change of a version that is not the latest is refused. */
function aboutVersion({ version, seen, previewed, ...of }: Given): Explanation {
  if (previewed === true)
    return { field: 'version', message: 'refusal.previewed', details: { version, previewed } }
  return {
    field: 'version',
    message: 'refusal.version',
    values: { seen: Number(seen) > 0 ? String(seen) : 'none' },
    details: { version, ...changedIn(of) },
  }
}

/** What whoever tries again has to know of the record as it is now. */
function changedIn(of: Given) {
  const { status, frozen, funded_percent: fundedPercent, currency, owed } = of
  if (owed !== undefined)
    return {
      status,
      writtenOff: of.written_off,
      owed: BigInt(Number(owed)),
      currency: String(currency).toUpperCase(),
    }
  if (status !== undefined) return { status, frozen, fundedPercent }
  const { owner_id: ownerId, note, look_again_on: lookAgainOn } = of
  return ownerId === undefined ? {} : { ownerId, note, lookAgainOn }
}
