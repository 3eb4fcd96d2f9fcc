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
export const loanIndexes = {
  indexes: {
    // For each order, by state; filters by ranges of the same columns use these, too.
    loan_newest_index: `(status, created_at, id) where ${listed}`,
    loan_published_index: `(status, published_at, id) where ${listed}`,
    loan_expiring_index: `(status, coalesce(expires_at, 'infinity'), id) where ${listed}`,
    loan_rate_index: `(status, coalesce(interest_rate, -1), id) where ${listed}`,
    loan_amount_index: `(status, amount_requested, id) where ${listed}`,
    loan_term_index: `(status, repayment_period_months, id) where ${listed}`,
    loan_borrower_index: '(borrower_id, status, created_at, id)',
    loan_unpublished_index: '(borrower_id) where published_at is null',
    loan_globe_index: `using gist (globe(public_latitude, public_longitude)) where ${marked}`,
    loan_submitted_index: "(created_at, id) where status = 'submitted'",
    loan_placeless_index: `(id) where ${open} and public_latitude is null`,
    // For filters.
    loan_made_before_index: `(status, (created_at - published_at)) where ${listed}`,
    loan_ends_after_index: `(status, (expires_at - published_at)) where ${listed}`,
    loan_plain_purpose_index: `(lower(btrim(regexp_replace(purpose, '\\s+', ' ', 'g'))), status) where ${listed}`,
    loan_listed_place_index: `using ${point} where ${located}`,
    loan_next_due_index: '(status, next_due_on) where next_due_on is not null',
    loan_late_due_index: '(status, late_due_on) where late_due_on is not null',
    loan_owes_charges_index: "(id) where status = 'active' and next_due_on is null",
    loan_last_due_index: '(status, last_due_on) where last_due_on is not null',
    loan_reflection_index: "(reflection_ends_at, id) where status = 'funded'",
    loan_paused_index: "(created_at, id) where status = 'open' and frozen",
    loan_frozen_as_late_index: '(id) where frozen_as_late',
    loan_autopay_index: "(next_due_on, id) where autopay and status = 'active'",
    loan_keeping_index:
      "(borrower_id) where status in ('active', 'defaulted') and late_terms ->> 'withdraw_while_late' = 'keep_due'",
    loan_words_index: 'using gin (words)',
    // For reports: the loans that were paid out, without reading them.
    loan_paid_out_index:
      '(disbursement_date) include (id, amount_requested, risk_level, status, late_due_on, written_off_at) where disbursement_date is not null',
    // For the map: the first finds few markers, the second counts many for clusters.
    loan_place_index: `using ${point} where ${marked}`,
    loan_cluster_index: `(public_longitude, public_latitude) include (interest_rate, risk_level, published_at, amount_requested,
      repayment_period_months, purpose) where ${marked}`,
  },
  uniques: { loan_external_id: '(external_id, borrower_id) where external_id is not null' },
}
