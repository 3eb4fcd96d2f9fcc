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
import { type Counted, sharedGauges } from './counter.ts'
import { gauge } from './gauge.ts'
import { kept } from './kept.ts'

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
  sharedGauges(registry, figures.cases, [
    {
      name: 'cases_open',
      help: 'Cases that are not closed.',
      values: ({ open }) => [[{}, open]],
    },
    {
      name: 'cases_oldest_seconds',
      help: 'The age of the oldest case that is not closed.',
      values: ({ oldestSeconds }) => [[{}, oldestSeconds]],
    },
    {
      name: 'cases_overdue',
      help: 'Cases that are not closed although their deadline has passed.',
      values: ({ overdue }) => [[{}, overdue]],
    },
  ])
  sharedGauges(registry, figures.help, [
    {
      name: 'help_requests_open',
      help: 'Requests for help that wait for an answer.',
      values: ({ open }) => [[{}, open]],
    },
    {
      name: 'help_requests_oldest_seconds',
      help: 'The age of the oldest of them.',
      values: ({ oldestSeconds }) => [[{}, oldestSeconds]],
    },
  ])
  sharedGauges(registry, figures.payouts, [
    {
      name: 'loans_payout_due',
      help: 'Funded loans that no lender can leave any more, and that are not paid out yet.',
      values: ({ due }) => [[{}, due]],
    },
    {
      name: 'loans_payout_oldest_due_seconds',
      help: 'For how long the first of them has waited.',
      values: ({ oldestSeconds }) => [[{}, oldestSeconds]],
    },
    {
      name: 'loans_payout_expired',
      help: 'Funded loans that expired within the last 24 hours, since they could not be paid out.',
      values: ({ expired }) => [[{}, expired]],
    },
  ])
  sharedGauges(registry, figures.webhooks, [
    {
      name: 'webhook_deliveries',
      help: 'Deliveries to enabled webhooks that are pending, or have failed for good.',
      labelNames: ['state'],
      values: ({ pending, failed }) => [
        [{ state: 'pending' }, pending],
        [{ state: 'failed' }, failed],
      ],
    },
    {
      name: 'webhook_oldest_pending_seconds',
      help: 'The age of the oldest pending delivery.',
      values: ({ oldestSeconds }) => [[{}, oldestSeconds]],
    },
    {
      name: 'webhooks_disabled',
      help: 'Webhooks that the gateway has disabled, since they answered 410 or nothing reached them for four days.',
      values: ({ disabled }) => [[{}, disabled]],
    },
  ])
  if (figures.letters === undefined) return
  sharedGauges(registry, figures.letters, [
    {
      name: 'letters_due',
      help: 'Letters whose time has come, and that were not sent yet.',
      values: ({ due }) => [[{}, due]],
    },
    {
      name: 'letters_oldest_due_seconds',
      help: 'For how long the first of them has been due.',
      values: ({ oldestSeconds }) => [[{}, oldestSeconds]],
    },
    {
      name: 'letters_sent',
      help: 'Letters of the last 24 hours that a mail server has accepted.',
      values: ({ sent }) => [[{}, sent]],
    },
    {
      name: 'letters_undelivered',
      help: 'Letters of the last 24 hours that were given up, or came back.',
      labelNames: ['state'],
      values: ({ failed, bounced }) => [
        [{ state: 'failed' }, failed],
        [{ state: 'bounced' }, bounced],
      ],
    },
  ])
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
  sharedGauges(registry, payments, [
    {
      name: 'payments_open',
      help: 'Payments that are neither settled nor over.',
      labelNames,
      values: each(({ count }) => count),
    },
    {
      name: 'payments_open_oldest_seconds',
      help: 'The age of the oldest of them.',
      labelNames,
      values: each(({ ageSeconds }) => ageSeconds),
    },
  ])
}

/** What came back, and how the bank's statements agree with the books. */
function showBank(registry: Registry, { returns, bank }: Figures): void {
  const agreed = kept(bank)
  sharedGauges(registry, kept(returns), [
    {
      name: 'payments_returned_ratio',
      help: 'The share of deposits of the last 60 days that came back, of all or for some reasons.',
      labelNames: ['provider', 'kind'],
      values: (rates) => rates.map(({ provider, kind, ratio }) => [{ provider, kind }, ratio]),
    },
  ])
  sharedGauges(registry, agreed, [
    {
      name: 'bank_items_open',
      help: 'What the statements and the books don’t agree on yet.',
      labelNames: ['kind'],
      values: ({ open }) => open.map(({ kind, count }) => [{ kind }, count]),
    },
    {
      name: 'bank_items_oldest_days',
      help: 'The age of the oldest of them.',
      labelNames: ['kind'],
      values: ({ open }) => open.map(({ kind, oldestDays }) => [{ kind }, oldestDays]),
    },
  ])
  gauge(
    registry,
    'bank_unexplained',
    'What no open item explains; must be 0. NaN: unknown.',
    async () => (await agreed()).unexplained,
  )
}

/** Money in and out, funding and arrears, which are read every ten minutes. */
function showBusiness(registry: Registry, { moved, funding, arrears }: BusinessFigures): void {
  sharedGauges(registry, kept(moved), [
    {
      name: 'money_moved',
      help: 'What the lines of all statements of the last 24 hours add up to, in the platform’s currency.',
      labelNames: ['type', 'direction'],
      values: (lines) => lines.map(({ type, direction, amount }) => [{ type, direction }, amount]),
    },
  ])
  sharedGauges(registry, kept(funding), [
    {
      name: 'loans_entered',
      help: 'Loans that came into this state within the last 24 hours.',
      labelNames: ['status'],
      values: ({ entered }) =>
        Object.entries(entered).map(([status, count]) => [{ status }, count]),
    },
    {
      name: 'loans_open',
      help: 'Loans that lenders can invest in.',
      values: ({ open }) => [[{}, open]],
    },
    {
      name: 'loans_open_requested',
      help: 'What loans that lenders can invest in ask for, in the platform’s currency.',
      values: ({ requested }) => [[{}, requested]],
    },
    {
      name: 'loans_open_funded',
      help: 'How much of what open loans ask for has been funded, in the platform’s currency.',
      values: ({ funded }) => [[{}, funded]],
    },
  ])
  const each = (value: (one: Arrears) => number) => (ranges: readonly Arrears[]) =>
    ranges.map((one): Counted => [{ arrears: one.arrears }, value(one)])
  sharedGauges(registry, kept(arrears), [
    {
      name: 'loans_owing',
      help: 'Loans that owe principal, by how many days they are late; those in default unless they are written off.',
      labelNames: ['arrears'],
      values: each(({ loans }) => loans),
    },
    {
      name: 'loans_outstanding',
      help: 'Outstanding principal by how many days loans are late, in the platform’s currency; in default unless written off.',
      labelNames: ['arrears'],
      values: each(({ principal }) => principal),
    },
  ])
}
