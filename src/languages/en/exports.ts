/** What a data export says to the person who asked for it: its readme, and why it lacks a table. */
export const exports = {
  'export.readme': `What this platform keeps about you
==================================

Member: {member}
Asked for: {time}

json/    each table as a JSON array of records
csv/     the same as CSV (RFC 4180), for spreadsheets
help_files/  the files that you added to requests for help, by their ids (help_file)
schema.json  the tables, how many records each has, and the columns with their types;
             "leftOut" names the tables that are not here, and why

Amounts, also those within columns of the type "jsonb", are in {currency}, with {decimals} decimals. Times are in UTC.
Interest rates are in hundredths of a percent a year. Empty fields of CSV are values that are not set.
Records refer to one another by ids: wallet_transaction.loan_id is the id of a loan.
`,
  'export.left_out.accrual': 'It sums the interest on the loans of all members by month.',
  'export.left_out.act_alone':
    'It counts what operators did; what they did to the member is in the member’s records.',
  'export.left_out.agreement':
    'It is the text of an agreement, which everybody can read; what the member accepted is exported.',
  'export.left_out.approval_request':
    'It is the work of operators on a decision; what was decided is in the member’s records.',
  'export.left_out.audit_entry':
    'It is what operators, jobs and rules did and looked at; an operator shows the looks to the member.',
  'export.left_out.audit_head':
    'It is the end of the chain of the audit trail, and says nothing of members.',
  'export.left_out.bank_file': 'It is a file of the platform’s own bank account.',
  'export.left_out.bank_order':
    'It says in which file a payment was ordered; the payment is exported.',
  'export.left_out.books_day': 'It sums the entries of all members by day.',
  'export.left_out.budget': 'It counts the requests of the last minute for the rate limit.',
  'export.left_out.change': 'It wakes subscribers, and is deleted after 10 minutes.',
  'export.left_out.case_entry':
    'It is the work of operators on a case, of which members never learn.',
  'export.left_out.clock': 'It is the clock of a sandbox.',
  'export.left_out.clock_move': 'It is how the clock of a sandbox was moved.',
  'export.left_out.data_export_piece': 'It is the export itself.',
  'export.left_out.deployment': 'It is how the platform is set up.',
  'export.left_out.erased_subject':
    'It has keyed hashes of the subjects of members who were erased, who have no export.',
  'export.left_out.erasure': 'Of a member who was erased, there is no export.',
  'export.left_out.erasure_kept': 'Of a member who was erased, there is no export.',
  'export.left_out.event': 'It repeats states of records, which are exported, for other systems.',
  'export.left_out.event_head': 'It counts events.',
  'export.left_out.gateway': 'It is which gateways are up.',
  'export.left_out.holiday': 'It is the calendar of the platform.',
  'export.left_out.idempotency_key':
    'It repeats answers for 48 hours; the records in them are exported.',
  'export.left_out.inbox': 'It counts the member’s notifications, which are exported.',
  'export.left_out.ledger_audit': 'It is when the ledger was audited.',
  'export.left_out.ledger_transaction':
    'It joins entries of several members; each entry of the member’s is exported.',
  'export.left_out.loan_funding':
    'It repeats how much of a loan is funded, and whether its borrower is verified; both are exported.',
  'export.left_out.member_case': 'Members never learn of cases about them.',
  'export.left_out.mikro_orm_migrations': 'It is which migrations have run.',
  'export.left_out.open_connection': 'It counts the connections that are open now.',
  'export.left_out.payment_event':
    'It is what a provider has sent about a payment, which is exported.',
  'export.left_out.pending_event':
    'It repeats states of records, which are exported, for other systems.',
  'export.left_out.period': 'It says which months of the platform’s books are closed.',
  'export.left_out.period_file':
    'It is the platform’s journal of a closed month; each entry of the member’s is exported.',
  'export.left_out.period_piece':
    'It is the platform’s journal of a closed month; each entry of the member’s is exported.',
  'export.left_out.provider_reference':
    'It is a provider’s reference of a payment, which is exported.',
  'export.left_out.screened_member': 'Members never learn when lists were asked for them.',
  'export.left_out.screening_mark': 'It is how far the rules about movements of money have come.',
  'export.left_out.shown_looks':
    'It is up to which look an operator has shown the member who looked at their file.',
  'export.left_out.sql_source': 'It is which functions the database has.',
  'export.left_out.webhook': 'It is where events are sent.',
  'export.left_out.webhook_delivery': 'It is what other systems answered to events.',
  'export.left_out.webhook_secret': 'It signs what is sent to other systems.',
  'export.left_out.work_note': 'It is how operators share their work.',
} as const
