/**
 * What notifications say. An amount or day that is not known is `none`. `sentence` is a reason that ends with a full stop; a text that
 * may be missing has a `has_` beside it.
 */
export const notifications = {
  'notification.deposit.title': 'Deposit',
  'notification.deposit.message': '{amount} came into your wallet.',
  'notification.withdrawal.title': 'Withdrawal',
  'notification.withdrawal.message': '{amount} left your wallet.',
  'notification.deposit_failed.title': 'Deposit not made',
  'notification.deposit_failed.message':
    'Your deposit of {amount} did not take place{has_reason, select, yes {: {sentence}} other {.}}',
  'notification.withdrawal_failed.title': 'Withdrawal not made',
  'notification.withdrawal_failed.message':
    'Your withdrawal of {amount} did not take place{has_reason, select, yes {: {sentence}} other {.}} The money is available again.',
  'notification.transfer_failed.title': 'Transfer not made',
  'notification.transfer_failed.message':
    'Your transfer of {amount} did not take place. The money is available again.',
  'notification.bank_account_added.title': 'Bank account added',
  'notification.bank_account_added.message':
    'The bank account ending in {last_digits} was added. You can withdraw to it from {usable_at}. If you did not add it, remove it and contact us.',
  'notification.transfer_received.title': 'Transfer received',
  'notification.transfer_received.message':
    '{has_counterparty_name, select, yes {{counterparty_name}} other {A member}} sent you {amount}{has_description, select, yes {: {description}} other {.}}',
  'notification.investment_received.title': 'New investment',
  'notification.investment_received.message':
    '{has_lender_name, select, yes {{lender_name}} other {A member}} put {amount} into "{loan_title}".',
  'notification.investment_active.title': 'Loan paid out',
  'notification.investment_active.message':
    '"{description}" is fully funded: your {amount} went to the borrower.',
  'notification.investment_released.title': 'Money released',
  'notification.investment_released.message':
    '"{description}" will not be funded: your {amount} is available again.',
  'notification.investment_paused.title':
    '{loan_count, plural, one {Funding of a loan is paused} other {Funding of # loans is paused}}',
  'notification.investment_paused.message':
    '"{loan_title}" takes no more investments for now, because its borrower is late with another loan or owes the platform. Your {amount} stays held until the loan is paid out or its funding period ends.',
  'notification.investment_paused.several':
    '{loan_count} loans in which you have invested take no more investments for now, because their borrowers are late with other loans or owe the platform. Your {amount} in all stays held until each loan is paid out or its funding period ends.',
  'notification.investment_resumed.title':
    '{loan_count, plural, one {Funding of a loan has resumed} other {Funding of # loans has resumed}}',
  'notification.investment_resumed.message':
    '"{loan_title}" takes investments again. Your {amount} stays held for it.',
  'notification.investment_resumed.several':
    '{loan_count} loans in which you have invested take investments again. Your {amount} in all stays held for them.',
  'notification.investment_defaulted.title': 'Loan defaulted',
  'notification.investment_defaulted.message':
    '"{loan_title}" has defaulted: {amount} of your money is outstanding. The borrower still owes it, and your share of whatever is repaid or recovered comes into your wallet.',
  'notification.investment_late.title': 'Loan late',
  'notification.investment_late.message':
    'The payment that was due on {due_on} for "{loan_title}" has not been paid in full, so the loan is late. {amount} of your money is in this loan. We have reminded the borrower; you don’t have to do anything.',
  'notification.investment_repaid.title': 'Loan repaid',
  'notification.investment_repaid.message':
    '"{loan_title}" is repaid{recovered, select, none {} other {, after it had defaulted}}: the {amount} that you lent came back, with {interest_earned} of interest{charges_earned, select, none {.} other { and {charges_earned} of late fees and penalty interest.}}',
  'notification.investment_withdrawn.title': 'Borrower withdrew from a loan',
  'notification.investment_withdrawn.message':
    'The borrower of "{loan_title}" has withdrawn from it, as the law allows soon after the payout. Your {amount} is to be repaid by {due_on}, with interest for each day until then.',
  'notification.investment_written_off.title': 'Loan written off',
  'notification.investment_written_off.message':
    '{amount} of your money in "{loan_title}" is not expected back: {reason}',
  'notification.loan_matches.title': 'A loan that matches your search',
  'notification.loan_matches.message':
    '"{loan_title}" was published: it asks for {amount} and meets all {has_search_name, select, yes {the criteria of your search "{search_name}"} other {your criteria}}.{order_skipped, select, none {} pause { As you have set it, your standing order waits before lending to new borrowers, and may still invest in this loan.} borrower { Your standing order put nothing into it: its limit per borrower is used up.} budget { Your standing order put nothing into it: it has as much invested as it may at one time.} money { Your standing order put nothing into it: it has too little money that it may use.} other { Your standing order put nothing into it: the loan, or the platform’s limits, left no room for it.}}',
  'notification.auto_invested.title': 'Invested for you',
  'notification.auto_invested.message': 'Your standing order put {amount} into "{loan_title}".',
  'notification.fee_refunded.title': 'Fee refunded',
  'notification.fee_refunded.message':
    '{amount} of the fee for your loan came back into your wallet.',
  'notification.loan_withdrawn.title': 'You withdrew from a loan',
  'notification.loan_withdrawn.message':
    'You have withdrawn from "{loan_title}". Please repay {amount} by {due_on}, with interest for each day until you do. After that, the loan is late.',
  'notification.loan_funded.title': 'Loan funded',
  'notification.loan_funded.message': '"{loan_title}" is fully funded with {amount}.',
  'notification.loan_disbursed.title': 'Your loan is paid out',
  'notification.loan_disbursed.message':
    '{paid_in_full, select, yes {{amount} for "{description}" came into your wallet.} other {{net_proceeds} for "{description}" came into your wallet: {amount} less the fee of {origination_fee}.}}{next_amount, select, none {} other { Your first payment is {next_amount}, due on {next_due_on}.}}',
  'notification.loan_cancelled.title': 'Your loan request was withdrawn',
  'notification.loan_cancelled.message':
    '"{loan_title}" was withdrawn{has_reason, select, yes { by the platform} other {}}; whatever was invested in it has gone back to its lenders.{has_reason, select, yes { The reason: {reason}} other {}}',
  'notification.loan_approved.title': 'Loan published',
  'notification.loan_approved.message': '"{loan_title}" was approved: lenders can invest.',
  'notification.loan_returned.title': 'Loan returned',
  'notification.loan_returned.message': '"{loan_title}" is a draft again: {reason}',
  'notification.loan_frozen.title': 'Loan frozen',
  'notification.loan_frozen.message': '"{loan_title}" accepts no investments for now: {reason}',
  'notification.loan_released.title': 'Loan released',
  'notification.loan_released.message': '"{loan_title}" is no longer frozen: {reason}',
  'notification.loan_paused.title':
    '{loan_count, plural, one {Funding of your loan is paused} other {Funding of # of your loans is paused}}',
  'notification.loan_paused.message':
    '"{loan_title}" takes no investments for now, because you are late with another loan or owe the platform. Once that is paid, it takes them again.',
  'notification.loan_paused.several':
    '{loan_count} of your loans take no investments for now, because you are late with another loan or owe the platform. Once that is paid, they take them again.',
  'notification.loan_resumed.title':
    '{loan_count, plural, one {Funding of your loan has resumed} other {Funding of # of your loans has resumed}}',
  'notification.loan_resumed.message': '"{loan_title}" takes investments again.',
  'notification.loan_resumed.several': '{loan_count} of your loans take investments again.',
  'notification.loan_reopened.title': 'Loan open again',
  'notification.loan_reopened.message':
    'A lender cancelled their investment in "{loan_title}" within the reflection period: the loan takes investments again, and still needs {amount}.',
  'notification.loan_expired.title': 'Loan expired',
  'notification.loan_expired.message':
    '"{loan_title}" expired before it could be paid out; whatever was invested in it has gone back to its lenders.',
  'notification.loan_defaulted.title': 'Your loan is in default',
  'notification.loan_defaulted.message':
    '"{loan_title}" was not repaid in time and has defaulted. You still owe {payoff_amount, select, none {what is left of it} other {{payoff_amount}}}: add money to your wallet and repay the loan, at once or in parts.',
  'notification.loan_repaid.title': 'Your loan is repaid',
  'notification.loan_repaid.message':
    '"{loan_title}" is repaid{recovered, select, none {} other {, after it had defaulted}}: you owe nothing more for it.',
  'notification.loan_written_off.title': 'Your loan is written off',
  'notification.loan_written_off.message':
    'The platform no longer expects you to pay the {amount} that you owe for "{loan_title}". You still owe it, and can pay it at any time. The reason: {reason}',
  'notification.member_frozen.title': 'Account frozen',
  'notification.member_frozen.message': 'Your account was frozen: {reason}',
  'notification.member_released.title': 'Account released',
  'notification.member_released.message': 'Your account is no longer frozen: {reason}',
  'notification.member_closed.title': 'Account closed',
  'notification.member_closed.message': 'Your account was closed: {reason}',
  'notification.document.title':
    '{document_kind, select, monthly_statement {Your monthly statement} tax_certificate {Your tax certificate} loan_agreement {Your loan agreement} arrears_notice {Notice of arrears} paid_in_full {Confirmation: your loan is paid in full} payoff_letter {Your payoff letter} receipt {Receipt for your payment} other {A new document for you}}',
  'notification.document.message':
    '{document_title}: you find it in the app under Documents.{corrected, select, yes { It replaces an earlier one, which stays there too.} other {}}',
  'notification.data_export_ready.title': 'Your data export is ready',
  'notification.data_export_ready.message':
    'The file with everything that we keep about you is ready. Fetch it once, until {expires_at}. If you did not ask for it, contact us.',
  'notification.looks_shown.title': 'Who looked at your file',
  'notification.looks_shown.message':
    'You can now see which operators have looked at your file, when, and what for.',
  'notification.help_answered.title': 'Your request for help is answered',
  'notification.help_answered.message':
    'We have answered your request for help. You find the answer in the app under “Get help”.',
  'notification.recovery_recorded.title': 'Money recovered',
  'notification.recovery_recorded.message':
    '{amount} came in for your loan and was repaid to its lenders: {description}',
  'notification.reversal.title': 'Movement reversed',
  'notification.reversal.message':
    'An earlier movement of {amount} was undone{has_description, select, yes {: {description}} other {.}}',
} as const
