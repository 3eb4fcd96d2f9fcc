import type { Registry } from '@prometheus-io/client'
import type { BankHealth } from '../../lending/bank-files/bank-health.ts'
import type { CaseFigures } from '../../lending/cases/figures.ts'
import type { HelpFigures } from '../../lending/help/figures.ts'
import type { PayoutFigures } from '../../lending/investing/figures.ts'
import type { LetterFigures } from '../../lending/mail/figures.ts'
import type { OpenPayments } from '../../lending/payments/open.ts'
import type { ReturnRate } from '../../lending/payments/return-rates.ts'
import type { Arrears, BusinessFigures } from '../../lending/reports/figures.ts'
import type { WebhookFigures } from '../../lending/webhooks/figures.ts'
import { kept } from '../kept.ts'
import { type Counted, gauges, sharedGauges } from './metric.ts'

/** What reads many rows is read at most this often. */
const FRESH_MS = 600_000

/** What is counted in the database for metrics: of no one in particular, and the same at every gateway. */
export interface Figures {
  readonly business: BusinessFigures
  /** The payments that are neither settled nor over. */
  readonly payments: () => Promise<OpenPayments[]>
  /** What came back. */
  readonly returns: () => Promise<ReturnRate[]>
  /** How the bank's statements agree with the books. */
  readonly bank: () => Promise<BankHealth>
  readonly cases: () => Promise<CaseFigures>
  readonly help: () => Promise<HelpFigures>
  readonly payouts: () => Promise<PayoutFigures>
  readonly webhooks: () => Promise<WebhookFigures>
  /** Undefined if the gateway sends no letters. */
  readonly letters: (() => Promise<LetterFigures>) | undefined
}

/** Adds a metric of each figure. */
export function showFigures(registry: Registry, figures: Figures): void {
  showPayments(registry, figures)
  showBank(registry, figures)
  showBusiness(registry, figures.business)
  sharedGauges(registry, figures.cases, {
    cases_open: ['Cases that are not closed.', 'open'],
    cases_oldest_seconds: ['The age of the oldest case that is not closed.', 'oldestSeconds'],
    cases_overdue: ['Cases that are not closed although their deadline has passed.', 'overdue'],
  })
  sharedGauges(registry, figures.help, {
    help_requests_open: ['Requests for help that wait for an answer.', 'open'],
    help_requests_oldest_seconds: [
      'How long the oldest of them has waited, since it was asked or replied to.',
      'oldestSeconds',
    ],
  })
  sharedGauges(registry, figures.payouts, {
    loans_payout_due: [
      'Funded loans that no lender can leave any more, and that are not paid out yet.',
      'due',
    ],
    loans_payout_oldest_due_seconds: [
      'For how long the first of them has waited.',
      'oldestSeconds',
    ],
    loans_payout_expired: [
      'Funded loans that expired within the last 24 hours, since they could not be paid out.',
      'expired',
    ],
  })
  sharedGauges(registry, figures.webhooks, {
    webhook_deliveries: [
      'Deliveries to enabled webhooks that are pending, or have failed for good.',
      ['state'],
      ({ pending, failed }) => [
        [{ state: 'pending' }, pending],
        [{ state: 'failed' }, failed],
      ],
    ],
    webhook_oldest_pending_seconds: ['The age of the oldest pending delivery.', 'oldestSeconds'],
    webhooks_disabled: [
      'Webhooks that the gateway has disabled, since they answered 410 or nothing reached them for four days.',
      'disabled',
    ],
  })
  if (figures.letters === undefined) return
  sharedGauges(registry, figures.letters, {
    letters_due: ['Letters whose time has come, and that were not sent yet.', 'due'],
    letters_oldest_due_seconds: ['For how long the first of them has been due.', 'oldestSeconds'],
    letters_sent: ['Letters of the last 24 hours that a mail server has accepted.', 'sent'],
    letters_undelivered: [
      'Letters of the last 24 hours that were given up, or came back.',
      ['state'],
      ({ failed, bounced }) => [
        [{ state: 'failed' }, failed],
        [{ state: 'bounced' }, bounced],
      ],
    ],
  })
}

function showPayments(registry: Registry, { payments }: Figures): void {
  const labelNames = ['provider', 'direction', 'state']
  const each = (value: (one: OpenPayments) => number) => (payments: readonly OpenPayments[]) =>
    payments.map(
      (one): Counted => [
        { provider: one.provider, direction: one.direction, state: one.state },
        value(one),
      ],
    )
  sharedGauges(registry, payments, {
    payments_open: [
      'Payments that are neither settled nor over.',
      labelNames,
      each(({ count }) => count),
    ],
    payments_open_oldest_seconds: [
      'The age of the oldest of them.',
      labelNames,
      each(({ ageSeconds }) => ageSeconds),
    ],
  })
}

/** What came back, and how the bank's statements agree with the books. */
function showBank(registry: Registry, { returns, bank }: Figures): void {
  const agreed = kept(bank, FRESH_MS)
  sharedGauges(registry, kept(returns, FRESH_MS), {
    payments_returned_ratio: [
      'The share of deposits of the last 60 days that came back, of all or for some reasons.',
      ['provider', 'kind'],
      (rates) => rates.map(({ provider, kind, ratio }) => [{ provider, kind }, ratio]),
    ],
  })
  sharedGauges(registry, agreed, {
    bank_items_open: [
      'What the statements and the books don’t agree on yet.',
      ['kind'],
      ({ open }) => open.map(({ kind, count }) => [{ kind }, count]),
    ],
    bank_items_oldest_days: [
      'The age of the oldest of them.',
      ['kind'],
      ({ open }) => open.map(({ kind, oldestDays }) => [{ kind }, oldestDays]),
    ],
  })
  gauges(registry, {
    bank_unexplained: [
      'What no open item explains; must be 0. NaN: unknown.',
      async () => (await agreed()).unexplained,
    ],
  })
}

/** Money in and out, funding and arrears, which are read every ten minutes. */
function showBusiness(registry: Registry, { moved, funding, arrears }: BusinessFigures): void {
  sharedGauges(registry, kept(moved, FRESH_MS), {
    money_moved: [
      'What the lines of all statements of the last 24 hours add up to, in the platform’s currency.',
      ['type', 'direction'],
      (lines) => lines.map(({ type, direction, amount }) => [{ type, direction }, amount]),
    ],
  })
  sharedGauges(registry, kept(funding, FRESH_MS), {
    loans_entered: [
      'Loans that came into this state within the last 24 hours.',
      ['status'],
      ({ entered }) => Object.entries(entered).map(([status, count]) => [{ status }, count]),
    ],
    loans_open: ['Loans that lenders can invest in.', 'open'],
    loans_open_requested: [
      'What loans that lenders can invest in ask for, in the platform’s currency.',
      'requested',
    ],
    loans_open_funded: [
      'How much of what open loans ask for has been funded, in the platform’s currency.',
      'funded',
    ],
  })
  const each = (value: (one: Arrears) => number) => (ranges: readonly Arrears[]) =>
    ranges.map((one): Counted => [{ arrears: one.arrears }, value(one)])
  sharedGauges(registry, kept(arrears, FRESH_MS), {
    loans_owing: [
      'Loans that owe principal, by how many days they are late; those in default unless they are written off.',
      ['arrears'],
      each(({ loans }) => loans),
    ],
    loans_outstanding: [
      'Outstanding principal by how many days loans are late, in the platform’s currency; in default unless written off.',
      ['arrears'],
      each(({ principal }) => principal),
    ],
  })
}
