import { index, uniqueWhere } from '../indexes.ts'

const listed = 'published_at is not null'
const open = "status = 'open' and not frozen"
const marked = `${open} and public_latitude is not null`
const located = `${listed} and public_latitude is not null`
const point = 'spgist (point(public_longitude, public_latitude))'

/**
 * The indexes by which each order and each filter of loans is read (docs/decisions/0032-lists.md; test/reads/plans.long.test.ts checks
 * them). None has a column that an investment changes, except for the status when it completes the funding: so updates by
 * investments stay heap-only.
 */
export const loanIndexes = [
  // For each order, by state; filters by ranges of the same columns use these, too.
  index('loan', 'loan_newest_index', '(status, created_at, id)', listed),
  index('loan', 'loan_published_index', '(status, published_at, id)', listed),
  index('loan', 'loan_expiring_index', "(status, coalesce(expires_at, 'infinity'), id)", listed),
  index('loan', 'loan_rate_index', '(status, coalesce(interest_rate, -1), id)', listed),
  index('loan', 'loan_amount_index', '(status, amount_requested, id)', listed),
  index('loan', 'loan_term_index', '(status, repayment_period_months, id)', listed),
  index('loan', 'loan_borrower_index', '(borrower_id, status, created_at, id)'),
  index('loan', 'loan_unpublished_index', '(borrower_id)', 'published_at is null'),
  index(
    'loan',
    'loan_globe_index',
    'using gist (globe(public_latitude, public_longitude))',
    marked,
  ),
  index('loan', 'loan_submitted_index', '(created_at, id)', "status = 'submitted'"),
  index('loan', 'loan_placeless_index', '(id)', `${open} and public_latitude is null`),
  // For filters.
  index('loan', 'loan_made_before_index', '(status, (created_at - published_at))', listed),
  index('loan', 'loan_ends_after_index', '(status, (expires_at - published_at))', listed),
  index('loan', 'loan_purpose_index', '(purpose, status)', listed),
  index('loan', 'loan_listed_place_index', `using ${point}`, located),
  index('loan', 'loan_next_due_index', '(status, next_due_on)', 'next_due_on is not null'),
  index('loan', 'loan_late_due_index', '(status, late_due_on)', 'late_due_on is not null'),
  index('loan', 'loan_owes_charges_index', '(id)', "status = 'active' and next_due_on is null"),
  index('loan', 'loan_last_due_index', '(status, last_due_on)', 'last_due_on is not null'),
  index('loan', 'loan_reflection_index', '(reflection_ends_at, id)', "status = 'funded'"),
  index('loan', 'loan_frozen_as_late_index', '(id)', 'frozen_as_late'),
  index('loan', 'loan_autopay_index', '(next_due_on, id)', "autopay and status = 'active'"),
  index(
    'loan',
    'loan_keeping_index',
    '(borrower_id)',
    "status in ('active', 'defaulted') and late_terms ->> 'withdraw_while_late' = 'keep_due'",
  ),
  uniqueWhere('loan', 'loan_external_id', '(external_id, borrower_id)', 'external_id is not null'),
  index('loan', 'loan_words_index', 'using gin (words)'),
  // For reports: the loans that were paid out, without reading them.
  index(
    'loan',
    'loan_paid_out_index',
    '(disbursement_date) include (id, amount_requested, risk_level, status, late_due_on, written_off_at)',
    'disbursement_date is not null',
  ),
  // For the map: the first finds few markers, the second counts many for clusters.
  index('loan', 'loan_place_index', `using ${point}`, marked),
  index(
    'loan',
    'loan_cluster_index',
    `(public_longitude, public_latitude) include (interest_rate, risk_level, published_at, amount_requested,
      repayment_period_months, purpose)`,
    marked,
  ),
]
