import { readFileSync } from 'node:fs'
import { Migration } from '@mikro-orm/migrations'
import { statementsOf } from './statements.ts'

/** Every migration in order: these make tables, columns, indexes and data. A released migration must never change. */
const names = [
  '0001-baseline',
  '0002-frozen',
  '0003-entitlements',
  '0004-interest-by-the-day',
  '0005-lists',
  '0006-house-accounts',
  '0007-map-changes',
  '0008-fleet',
  '0009-logged-sequence',
  '0010-ledger-audit',
  '0011-growth',
  '0012-distances',
  '0013-bounded-lists',
  '0014-audit-trail',
  '0015-operator',
  '0016-preferences-version',
  '0017-write-off',
  '0018-requests-by-status',
  '0019-credits',
  '0020-loss-position',
  '0021-alone',
  '0022-provider-references',
  '0023-operators-role',
  '0029-statement-directions',
  '0030-standing-order-limits',
  '0032-without-0.1.0',
  '0033-business-days',
  '0034-payments',
  '0035-bank',
  '0036-late',
  '0037-private-reasons',
  '0038-recovered',
  '0039-charges',
  '0040-autopay',
  '0041-waivers',
  '0042-lateness',
  '0043-plan-changes',
  '0044-repayments',
  '0045-leaving',
  '0046-advance',
  '0047-event-log',
  '0048-webhooks',
  '0049-mail',
  '0050-language',
  '0051-trust',
  '0052-erasure',
  '0053-cases',
  '0054-protection',
  '0055-verification-starts',
  '0056-letters',
  '0057-books',
  '0058-reports',
  '0059-own-references',
  '0060-documents',
  '0061-more-own-references',
  '0062-payoff-letters',
  '0063-order-budget',
  '0064-words-of-places',
  '0065-worklist',
  '0067-receipts',
  '0068-accrual',
  '0071-value-dates',
  '0072-operator-notes',
  '0073-plain-words',
  '0074-known-addresses',
  '0075-movements-by-kind',
  '0076-reversed-repayments',
  '0077-look-again',
  '0078-loan-funding',
  '0079-payments-to-approve',
  '0080-repayment-effects',
  '0081-payment-holds',
  '0082-own-funds',
  '0087-saved-searches',
  '0088-plan-payments',
  '0090-erasure-progress',
  '0091-help-requests',
  '0094-bank-days',
  '0095-reminders',
  '0097-exact-rates',
  '0098-bank-providers',
] as const

/** The migrations up to version 0.1.0; 0001-baseline holds their result. */
export const beforeBaseline = [
  '20261121-foundation',
  '20261122-ledger',
  '20261122-operations',
  '20261123-lending',
  '20261123-preferences',
  '20261124-investing',
  '20261125-events',
  '20261126-map',
  '20261127-repayment',
  '20261128-collection',
  '20261129-rates',
  '20261130-sight',
  '20261201-growth',
  '20261202-postings',
  '20261203-transfers',
] as const

/** The migrations in the form that MikroORM needs, in order. */
export const migrations = names.map((name) => ({ name, class: migrationOf(name) }))

function migrationOf(name: string) {
  return class extends Migration {
    override up(): void {
      const text = readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8')
      for (const statement of statementsOf(text)) this.addSql(statement)
    }
  }
}
