/** Why money is not moved: wallets, limits, payments and bank accounts. */
export const money = {
  'refusal.money.available': 'amount is more than the {available} that are available.',
  'refusal.money.kept':
    'You can use at most {available} now: {kept} is due on your late loans, and that money can only repay them. Once it is repaid, you can use whatever is left.',
  'refusal.money.owed':
    'You owe the platform {owed}, because payments were taken back after the money was spent. Whatever comes into your wallet pays it first; this works again once nothing is owed.',
  'refusal.money.recipient_full':
    "amount is more than the recipient's wallet has room for: send less.",
  'refusal.money.full': 'amount must be at most {max}: the wallet has no room for more.',
  'refusal.money.range': 'amount must be {min} to {max}.',
  'refusal.money.own_wallet': 'recipientId is your own id.',
  'refusal.money.recipient': 'recipientId names no member who can be paid.',
  'refusal.money.undone_before': 'This movement was undone before.',
  'refusal.limit.deposit_per_day':
    'At most {max} can be deposited per day, of which {used} is used: up to {left} would work.',
  'refusal.limit.deposit_per_month':
    'At most {max} can be deposited per month, of which {used} is used: up to {left} would work.',
  'refusal.limit.deposit_while_frozen':
    'At most {max} can be deposited while your account is frozen (what you owe), of which {used} is used: up to {left} would work.',
  'refusal.limit.withdraw_per_day':
    'At most {max} can be withdrawn per day, of which {used} is used: up to {left} would work.',
  'refusal.limit.withdraw_per_month':
    'At most {max} can be withdrawn per month, of which {used} is used: up to {left} would work.',
  'refusal.limit.share_of_a_loan':
    'At most {max} can be put into this loan by one lender, of which {used} is used: up to {left} would work.',
  'refusal.limit.lent_in_all':
    'At most {max} can be outstanding in all loans of one lender, of which {used} is used: up to {left} would work.',
  'refusal.limit.borrowed_in_all':
    'At most {max} can be open and outstanding in all loans of one borrower, of which {used} is used: up to {left} would work.',
  'refusal.limit.deposit_in_all':
    'At most {max} can be deposited in all, of which {used} is used: up to {left} would work.',
  'refusal.limit.invest_in_all':
    'At most {max} can be invested in all, of which {used} is used: up to {left} would work.',
  'refusal.limit.publish_in_all':
    'At most {max} can be borrowed in all, of which {used} is used: up to {left} would work.',
  'refusal.limit.transfer_in_all':
    'At most {max} can be sent to members in all, of which {used} is used: up to {left} would work.',
  'refusal.limit.withdraw_in_all':
    'At most {max} can be withdrawn in all, of which {used} is used: up to {left} would work.',
  'refusal.limit.standing_order_in_all':
    'At most {max} can be invested by standing order in all, of which {used} is used: up to {left} would work.',
  'refusal.payment.account_required':
    'bankAccountId is required: choose which of your bank accounts the money goes to.',
  'refusal.payment.no_debits':
    'This platform does not debit bank accounts: leave out bankAccountId.',
  'refusal.payment.no_deposits':
    'Deposits are not available: this platform has no payment provider for them (PAYMENTS).',
  'refusal.payment.no_withdrawals':
    'Withdrawals are not available: this platform has no payment provider for them (PAYMENTS).',
  'refusal.payment.account': 'bankAccountId is not one of your bank accounts.',
  'refusal.payment.needs_iban':
    'The platform’s bank can only use accounts with an IBAN: choose one of those.',
  'refusal.payment.account_new':
    'This bank account is new: you can withdraw to it from {usableAt}.',
  'refusal.payment.no_mandate':
    'This bank account can’t be debited: sign a mandate for it first (signMandate).',
  'refusal.payment.reason_required':
    'reason is required to cancel the payment of another member, who is told.',
  'refusal.payment.unknown': 'id names no payment that you may change.',
  'refusal.payment.state':
    'This payment is in state {from}; only one in state requested can be approved or canceled.',
  'refusal.account.most': 'You have {max} bank accounts, which is the limit: remove one first.',
  'refusal.account.platforms': 'iban is the platform’s own account: give your own.',
  'refusal.account.outside_sepa':
    'iban is from a country outside SEPA, which the platform’s bank can’t pay to.',
  'refusal.account.none':
    'Bank accounts cannot be added on this platform (BANK_ACCOUNT_KEY is not set).',
  'refusal.account.holder':
    'holder must be your own name, as it is on your profile: money goes only to an account of your own.',
  'refusal.account.renamed':
    'The name of this account’s holder is not the name on your profile. Use a bank account in your own name, or correct the name on your profile.',
  'refusal.account.no_mandates':
    'This platform does not debit bank accounts, so it needs no mandate.',
  'refusal.account.unknown': 'id is not one of your bank accounts.',
  'refusal.account.which':
    'Give either iban, or routingNumber and accountNumber for an account in the United States.',
  'refusal.account.iban': 'iban is not a valid IBAN.',
  'refusal.account.iban_country':
    'iban is not a valid IBAN: its first two letters are not the code of a country that uses IBANs.',
  'refusal.account.iban_length':
    'iban is not a valid IBAN: it is too short or too long for its country.',
  'refusal.account.iban_digits':
    'iban is not a valid IBAN: its check digits are wrong, so there is a typo in it.',
  'refusal.account.routing_number': 'routingNumber must be a valid US routing number of 9 digits.',
  'refusal.account.account_number': 'accountNumber must have 4 to 17 digits.',
} as const
