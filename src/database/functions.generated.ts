// Written from the database's catalogue by test/database/functions.test.ts; never edited.

/** A value of JSON, or its text. */
type Json = string | Readonly<Record<string, unknown>>

/** The parameters of each SQL function that the application calls and that returns an outcome. */
export interface SqlFunctions {
  readonly accept_agreement: {
    readonly by_user: string | null
    readonly of_agreement: string | null
    readonly new_id: string | null
    readonly seen: string | null
    readonly from_address: string | null
    readonly by_program: string | null
    readonly names: readonly string[] | null
  }
  readonly acknowledge_lender_test: {
    readonly by_user: string | null
    readonly of_test: string | null
  }
  readonly add_bank_account: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly new_id: string | null
    readonly holder: string | null
    readonly kind: string | null
    readonly country: string | null
    readonly last_digits: string | null
    readonly sealed: Buffer | null
    readonly fingerprint: Buffer | null
    readonly wait_hours: number | null
    readonly own_name: string | null
  }
  readonly add_help_file: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_request: string | null
    readonly new_id: string | null
    readonly called: string | null
    readonly of_type: string | null
    readonly bytes: Buffer | null
    readonly most: number | null
    readonly most_a_day: number | null
  }
  readonly add_operator_note: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly new_id: string | null
    readonly about_member: string | null
    readonly about_loan: string | null
    readonly said: string | null
    readonly with_file: Json | null
  }
  readonly add_to_case: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_case: string | null
    readonly told: Json | null
  }
  readonly answer_help_request: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_request: string | null
    readonly said: string | null
    readonly closes: boolean | null
    readonly seen: number | null
  }
  readonly assign_bank_line: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_line: string | null
    readonly to_purpose: string | null
    readonly of_member: string | null
    readonly of_provider: string | null
    readonly kept: bigint | null
    readonly reason: string | null
    readonly above?: bigint | null
    readonly days?: number | null
    readonly of_payment?: string | null
  }
  readonly auto_invest: {
    readonly for_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly amount: bigint | null
    readonly ids: readonly string[] | null
    readonly minimum: bigint | null
    readonly most: number | null
    readonly fee_rate: number | null
    readonly limits?: Json | null
    readonly late_terms?: Json | null
    readonly late_bars?: boolean | null
    readonly exit_terms?: Json | null
  }
  readonly begin_payment: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly ids: readonly string[] | null
    readonly amount: bigint | null
    readonly description: string | null
    readonly with_provider: string | null
    readonly in_house: string | null
    readonly limits?: Json | null
    readonly review_above?: bigint | null
    readonly with_account?: string | null
    readonly to_member?: string | null
    readonly starts_later?: boolean | null
    readonly external_id?: string | null
    readonly metadata?: Json | null
    readonly own_name?: string | null
  }
  readonly begin_verification: {
    readonly by_user: string | null
    readonly new_id: string | null
    readonly of_provider: string | null
    readonly to_level: string | null
    readonly per_day: number | null
  }
  readonly book_repayment: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly amount: bigint | null
    readonly prepayment: string | null
    readonly value_on: string | null
    readonly reason: string | null
    readonly fee_rate: number | null
    readonly above?: bigint | null
    readonly days?: number | null
  }
  readonly cancel_investment: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_investment: string | null
    readonly ids?: readonly string[] | null
    readonly is_allowed?: boolean | null
  }
  readonly change_bank_account: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly of_account: string | null
    readonly new_id: string | null
    readonly new_reference: string | null
    readonly own_name?: string | null
  }
  readonly change_case: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_case: string | null
    readonly given: Json | null
  }
  readonly change_mail_address: {
    readonly by_user: string | null
    readonly new_address: string | null
    readonly new_letter: string | null
    readonly most: number | null
  }
  readonly change_own_plan: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly kind: string | null
    readonly terms: Json | null
    readonly reason: string | null
    readonly is_preview: boolean | null
    readonly notice_days: number | null
    readonly own_changes: number | null
    readonly fee_rate?: number | null
    readonly seen?: number | null
  }
  readonly change_plan: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly kind: string | null
    readonly terms: Json | null
    readonly reason: string | null
    readonly is_preview: boolean | null
    readonly notice_days: number | null
    readonly above?: bigint | null
    readonly days?: number | null
    readonly fee_rate?: number | null
    readonly seen?: number | null
  }
  readonly change_webhook: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly act: string | null
    readonly of_webhook: string | null
    readonly named: string | null
    readonly given: Json | null
    readonly sealed: Buffer | null
    readonly reason: string | null
  }
  readonly close_help_request: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_request: string | null
  }
  readonly close_period: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_month: string | null
    readonly with_chart: Json | null
    readonly reason: string | null
  }
  readonly correct_document: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_document: string | null
    readonly one: Json | null
    readonly bytes: Buffer | null
    readonly obstacle: string | null
    readonly reason: string | null
  }
  readonly create_loan: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly ids: readonly string[] | null
    readonly terms: Json | null
  }
  readonly create_notification: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly new_id: string | null
    readonly to_user: string | null
    readonly of_type: string | null
    readonly of_title: string | null
    readonly of_message: string | null
    readonly of_data: Json | null
    readonly most?: number | null
    readonly days?: number | null
  }
  readonly create_own_notification: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly new_id: string | null
    readonly of_type: string | null
    readonly of_title: string | null
    readonly of_message: string | null
    readonly of_data: Json | null
  }
  readonly create_webhook: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly new_id: string | null
    readonly named: string | null
    readonly at_url: string | null
    readonly of_types: readonly string[] | null
    readonly with_payload: string | null
    readonly sealed: Buffer | null
    readonly most: number | null
    readonly reason: string | null
  }
  readonly decide_case: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_case: string | null
    readonly decision: string | null
    readonly why: string | null
  }
  readonly decide_on_loan: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly seen: number | null
    readonly reason: string | null
    readonly new_id: string | null
    readonly above?: bigint | null
    readonly days?: number | null
    readonly most?: number | null
    readonly is_public?: boolean | null
  }
  readonly decide_on_member: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly member: string | null
    readonly reason: string | null
    readonly most?: number | null
    readonly days?: number | null
    readonly note_id?: string | null
    readonly noted?: string | null
  }
  readonly decide_payment: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_payment: string | null
    readonly new_id: string | null
    readonly reason: string | null
    readonly as_operator: boolean | null
  }
  readonly decide_request: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_request: string | null
    readonly why: string | null
    readonly ids: readonly string[] | null
    readonly fee_rate: number | null
    readonly seen?: number | null
  }
  readonly default_late_loan: {
    readonly in_loan: string | null
    readonly ids: readonly string[] | null
    readonly after_days: number | null
    readonly on_day?: string | null
  }
  readonly default_loan: {
    readonly in_loan: string | null
    readonly by_user: string | null
    readonly ids: readonly string[] | null
    readonly after_days: number | null
    readonly told?: Json | null
    readonly with_key?: string | null
    readonly hash?: Buffer | null
    readonly most?: number | null
    readonly days?: number | null
  }
  readonly delete_saved_search: {
    readonly by_user: string | null
    readonly of_search: string | null
  }
  readonly erasure_of: {
    readonly member: string | null
  }
  readonly fetch_export: {
    readonly member: string | null
    readonly of_export: string | null
  }
  readonly import_loan: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly for_member: string | null
    readonly ids: readonly string[] | null
    readonly terms: Json | null
  }
  readonly invest: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly amount: bigint | null
    readonly ids: readonly string[] | null
    readonly minimum: bigint | null
    readonly most: number | null
    readonly fee_rate: number | null
    readonly limits?: Json | null
    readonly late_terms?: Json | null
    readonly late_bars?: boolean | null
    readonly exit_terms?: Json | null
    readonly warned?: boolean | null
    readonly by_order?: boolean | null
  }
  readonly keep_agreement: {
    readonly new_id: string | null
    readonly of_name: string | null
    readonly of_version: string | null
    readonly of_title: string | null
    readonly of_text: string | null
    readonly of_hash: string | null
    readonly from_day: string | null
    readonly for_acts: readonly string[] | null
  }
  readonly keep_imported_change: {
    readonly by_user: string | null
    readonly for_operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly before: Json | null
  }
  readonly keep_loan_change: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
  }
  readonly keep_loan_refusal: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly reasons: Json | null
  }
  readonly loan_to_review: {
    readonly in_loan: string | null
    readonly seen: number | null
    readonly next_status: string | null
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly most?: number | null
    readonly days?: number | null
  }
  readonly make_movements: {
    readonly movements: Json | null
    readonly waits_for?: readonly string[] | null
    readonly limits?: Json | null
  }
  readonly mark_sophisticated: {
    readonly by_user: string | null
    readonly member: string | null
    readonly sophisticated: boolean | null
    readonly because: string | null
  }
  readonly open_case: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly new_id: string | null
    readonly about: string | null
    readonly why: string | null
    readonly holds: boolean | null
    readonly due: Date | null
  }
  readonly pay_out_loan: {
    readonly in_loan: string | null
    readonly fee_rate: number | null
    readonly late_terms: Json | null
    readonly late_bars: boolean | null
    readonly exit_terms: Json | null
  }
  readonly preview_act: {
    readonly by_user: string | null
    readonly of_act: string | null
    readonly in_target: string | null
    readonly terms: Json | null
    readonly ids: readonly string[] | null
    readonly fee_rate: number | null
  }
  readonly preview_repayment: {
    readonly by_user: string | null
    readonly in_loan: string | null
    readonly amount: bigint | null
    readonly prepayment: string | null
  }
  readonly preview_request: {
    readonly by_user: string | null
    readonly in_request: string | null
    readonly ids: readonly string[] | null
    readonly fee_rate: number | null
  }
  readonly publish_loan: {
    readonly in_loan: string | null
    readonly by_user: string | null
    readonly new_id: string | null
    readonly risk: string | null
    readonly days: number | null
    readonly most?: bigint | null
    readonly imported?: boolean | null
    readonly taken_back_max?: number | null
    readonly late_bars?: boolean | null
    readonly gate?: Json | null
  }
  readonly reconciliation: {
    readonly on_day: string | null
    readonly most: number | null
  }
  readonly record_payment: {
    readonly of_payment: string | null
    readonly to_state: string | null
    readonly ids: readonly string[] | null
    readonly of_reference?: string | null
    readonly url?: string | null
    readonly why?: string | null
    readonly ask_next?: Date | null
    readonly credit_limit?: bigint | null
    readonly code?: string | null
  }
  readonly record_recovery: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly amount: bigint | null
    readonly seen: number | null
    readonly reason: string | null
    readonly ids: readonly string[] | null
    readonly fee_rate: number | null
    readonly above?: bigint | null
    readonly days?: number | null
  }
  readonly record_verification: {
    readonly of_check: string | null
    readonly to_state: string | null
    readonly of_level?: string | null
    readonly of_reference?: string | null
    readonly until?: Date | null
    readonly ask_next?: Date | null
  }
  readonly redact_trail: {
    readonly about: string | null
    readonly by_user: string | null
    readonly because: string | null
  }
  readonly remind_borrower: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly said: string | null
    readonly after_days: number | null
  }
  readonly replay_loan_change: {
    readonly by_user: string | null
    readonly operation: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
  }
  readonly reply_to_help_request: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_request: string | null
    readonly said: string | null
  }
  readonly request_erasure: {
    readonly member: string | null
    readonly retention: Json | null
  }
  readonly request_export: {
    readonly member: string | null
    readonly new_id: string | null
    readonly most: number | null
  }
  readonly request_help: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly new_id: string | null
    readonly about: string | null
    readonly subject: string | null
    readonly said: string | null
    readonly most: number | null
  }
  readonly request_own_payoff_letter: {
    readonly by_user: string | null
    readonly in_loan: string | null
    readonly until: string | null
    readonly new_id: string | null
    readonly days_ahead: number | null
    readonly most: number | null
  }
  readonly request_payoff_letter: {
    readonly by_user: string | null
    readonly in_loan: string | null
    readonly until: string | null
    readonly new_id: string | null
    readonly days_ahead: number | null
    readonly most: number | null
    readonly reason: string | null
  }
  readonly request_receipt: {
    readonly by_user: string | null
    readonly of_line: string | null
  }
  readonly retry_delivery: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_delivery: string | null
    readonly reason: string | null
  }
  readonly return_payment: {
    readonly original: string | null
    readonly ids: readonly string[] | null
    readonly reason: string | null
  }
  readonly reverse_line: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly line: string | null
    readonly ids: readonly string[] | null
    readonly reason: string | null
    readonly above?: bigint | null
    readonly days?: number | null
    readonly seen?: number | null
  }
  readonly reverse_transaction: {
    readonly original: string | null
    readonly ids: readonly string[] | null
    readonly reason: string | null
    readonly as_kind?: string | null
  }
  readonly review_loan: {
    readonly in_loan: string | null
    readonly by_user: string | null
    readonly new_id: string | null
    readonly publishes: boolean | null
    readonly risk: string | null
    readonly days: number | null
    readonly reason: string | null
    readonly most: bigint | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly late_bars?: boolean | null
    readonly gate?: Json | null
  }
  readonly review_member: {
    readonly by_user: string | null
    readonly member: string | null
    readonly changes: Json | null
    readonly reason: string | null
    readonly most?: number | null
    readonly days?: number | null
  }
  readonly run_on_parts: {
    readonly of_loan: string | null
    readonly rate: number | null
    readonly begins: string | null
    readonly ends: string | null
    readonly as_of: string | null
  }
  readonly safeguarding: {
    readonly on_day: string | null
  }
  readonly save_search: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly of_search: string | null
    readonly is_new: boolean | null
    readonly changes: Json | null
    readonly most: number | null
  }
  readonly show_looks: {
    readonly by_user: string | null
    readonly member: string | null
    readonly because: string | null
  }
  readonly submit_loan: {
    readonly in_loan: string | null
    readonly by_user: string | null
    readonly next_status: string | null
    readonly new_id: string | null
    readonly imported?: boolean | null
    readonly taken_back_max?: number | null
    readonly late_bars?: boolean | null
    readonly gate?: Json | null
  }
  readonly take_lender_test: {
    readonly by_user: string | null
    readonly new_id: string | null
    readonly of_version: string | null
    readonly of_hash: string | null
    readonly given: Json | null
    readonly with_result: string | null
    readonly worth: bigint | null
    readonly most: number | null
  }
  readonly take_repayment: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly amount: bigint | null
    readonly ids: readonly string[] | null
    readonly fee_rate: number | null
    readonly prepayment: string | null
    readonly seen?: number | null
  }
  readonly undo_own_plan_change: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_change: string | null
    readonly own_changes: number | null
    readonly fee_rate?: number | null
  }
  readonly undo_plan_change: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_change: string | null
    readonly reason: string | null
    readonly fee_rate?: number | null
    readonly above?: bigint | null
    readonly days?: number | null
    readonly own_changes?: number | null
    readonly seen?: number | null
  }
  readonly undo_repayment: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_repayment: string | null
    readonly mode: string | null
    readonly amount: bigint | null
    readonly value_on: string | null
    readonly reason: string | null
    readonly fee_rate: number | null
    readonly borne_by: string | null
    readonly above?: bigint | null
    readonly days?: number | null
    readonly seen?: number | null
  }
  readonly update_imported_loan: {
    readonly by_user: string | null
    readonly for_member: string | null
    readonly in_loan: string | null
    readonly seen: number | null
    readonly terms: Json | null
  }
  readonly update_loan: {
    readonly by_user: string | null
    readonly in_loan: string | null
    readonly seen: number | null
    readonly terms: Json | null
    readonly becoming: string | null
  }
  readonly update_preferences: {
    readonly member: string | null
    readonly changes: Json | null
    readonly on_map: boolean | null
    readonly gate?: Json | null
    readonly protection?: Json | null
    readonly warned?: boolean | null
    readonly loans?: Json | null
  }
  readonly update_profile: {
    readonly member: string | null
    readonly seen: number | null
    readonly changes: Json | null
    readonly figures: Json | null
    readonly own_accounts?: readonly string[] | null
  }
  readonly update_work: {
    readonly by_user: string | null
    readonly item: string | null
    readonly seen: number | null
    readonly given: Json | null
  }
  readonly waive_charge: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_charge: string | null
    readonly reason: string | null
    readonly above?: bigint | null
    readonly days?: number | null
    readonly most?: bigint | null
  }
  readonly withdraw_from_loan: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
  }
  readonly write_off_loan: {
    readonly by_user: string | null
    readonly with_key: string | null
    readonly hash: Buffer | null
    readonly in_loan: string | null
    readonly seen: number | null
    readonly reason: string | null
    readonly above?: bigint | null
    readonly days?: number | null
  }
}
