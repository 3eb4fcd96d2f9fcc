import type { Notification } from '../../entities/member/notification.ts'
import { type Currency, formatAmount } from '../../money.ts'
import { because, type Facts, repaymentTexts, type Text } from './repayment-texts.ts'

/** The title, message and data of a notification, with amounts as decimal numbers; a text by its sender stays as it is. */
export function notificationText(
  { type, title, message, data }: Pick<Notification, 'type' | 'title' | 'message' | 'data'>,
  { decimals }: Currency,
) {
  if (title !== null) return { title, message: message ?? '', data }
  const shown = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'number' && isAmount(name) ? formatAmount(BigInt(value), decimals) : value,
  ])
  const facts: Facts = Object.fromEntries(shown)
  const [ownTitle, ownMessage] = isOwn(type)
    ? texts[type](`${facts.amount} ${facts.currency}`, facts)
    : [type, '']
  return { title: ownTitle, message: ownMessage, data: facts }
}

/** The facts that are amounts, which are stored in minor units. */
export const amounts = [
  'amount',
  'borne',
  'charges_earned',
  'principal',
  'interest',
  'interest_before',
  'interest_after',
  'charges',
  'late_fee',
  'interest_earned',
  'missing',
  'next_amount',
  'net_proceeds',
  'origination_fee',
  'payoff_amount',
  'recovered',
  'still_due',
] as const

function isAmount(name: string): boolean {
  return (amounts as readonly string[]).includes(name)
}

/** The kinds of notifications: the platform's own types, and `custom` for all others. */
export type NotificationKind = keyof typeof texts | 'custom'

/** The kind of a notification: its type, or `custom` if a sender wrote it or this release does not know the type. */
export function kindOf({ type, title }: Pick<Notification, 'type' | 'title'>): NotificationKind {
  return title === null && isOwn(type) ? type : 'custom'
}

function isOwn(type: string): type is keyof typeof texts {
  return Object.hasOwn(texts, type)
}

function afterDefault({ recovered }: Facts): string {
  return recovered === undefined ? '' : ', after it had defaulted'
}

function chargesEarned({ charges_earned: charges, currency }: Facts): string {
  return charges === undefined
    ? ''
    : ` and ${charges} ${currency} of late fees and penalty interest`
}

/** The title and message for each of the platform's own types. */
export const texts = {
  ...repaymentTexts,
  deposit: (money) => ['Deposit', `${money} came into your wallet.`],
  withdrawal: (money) => ['Withdrawal', `${money} left your wallet.`],
  deposit_failed: (money, { reason }) => [
    'Deposit not made',
    `Your deposit of ${money} did not take place${because(reason)}`,
  ],
  withdrawal_failed: (money, { reason }) => [
    'Withdrawal not made',
    `Your withdrawal of ${money} did not take place${because(reason)} The money is available again.`,
  ],
  bank_account_added: (_money, { last_digits: digits, usable_at: usableAt }) => [
    'Bank account added',
    `The bank account ending in ${digits} was added. You can withdraw to it from ${String(usableAt).slice(0, 16).replace('T', ' ')} UTC. If you did not add it, remove it and contact us.`,
  ],
  transfer_received: (money, { counterparty_name: name, description }) => [
    'Transfer received',
    `${name ?? 'A member'} sent you ${money}${description ? `: ${description}` : '.'}`,
  ],
  investment_received: (money, { lender_name: name, loan_title: loan }) => [
    'New investment',
    `${name ?? 'A member'} put ${money} into "${loan}".`,
  ],
  investment_active: (money, { description }) => [
    'Loan paid out',
    `"${description}" is fully funded: your ${money} went to the borrower.`,
  ],
  investment_released: (money, { description }) => [
    'Money released',
    `"${description}" will not be funded: your ${money} is available again.`,
  ],
  investment_paused: (money, { loan_title: loan }) => [
    'Loan paused',
    `"${loan}" takes no more investments for now, because its borrower is late with another loan or owes the platform. Your ${money} stays held until the loan is paid out or its funding period ends.`,
  ],
  investment_resumed: (money, { loan_title: loan }) => [
    'Loan resumed',
    `"${loan}" takes investments again. Your ${money} stays held for it.`,
  ],
  investment_defaulted: (money, { loan_title: loan }) => [
    'Loan defaulted',
    `"${loan}" has defaulted: ${money} of your money is outstanding. The borrower still owes it, and your share of whatever is repaid or recovered comes into your wallet.`,
  ],
  investment_repaid: (money, facts) => [
    'Loan repaid',
    `"${facts.loan_title}" is repaid${afterDefault(facts)}: the ${money} that you lent came back, with ${facts.interest_earned} ${facts.currency} of interest${chargesEarned(facts)}.`,
  ],
  investment_withdrawn: (money, { loan_title: loan, due_on: day }) => [
    'Borrower withdrew from a loan',
    `The borrower of "${loan}" has withdrawn from it, as the law allows soon after the payout. Your ${money} is to be repaid by ${day}, with interest for each day until then.`,
  ],
  loan_withdrawn: (money, { loan_title: loan, due_on: day }) => [
    'You withdrew from a loan',
    `You have withdrawn from "${loan}". Please repay ${money} by ${day}, with interest for each day until you do. After that, the loan is late.`,
  ],
  fee_refunded: (money) => [
    'Fee refunded',
    `${money} of the fee for your loan came back into your wallet.`,
  ],
  investment_written_off: (money, { loan_title: loan, reason }) => [
    'Loan written off',
    `${money} of your money in "${loan}" is not expected back: ${reason}`,
  ],
  auto_invested: (money, { loan_title: loan }) => [
    'Invested for you',
    `Your standing order put ${money} into "${loan}".`,
  ],
  repayment_received: (money, { description }) => [
    'Repayment received',
    `"${description}" repaid you ${money}.`,
  ],
  loan_funded: (money, { loan_title: loan }) => [
    'Loan funded',
    `"${loan}" is fully funded with ${money}.`,
  ],
  loan_disbursed: (
    money,
    { description, currency, amount, net_proceeds: net, origination_fee: fee },
  ) => [
    'Loan paid out',
    net === undefined || net === amount
      ? `${money} for "${description}" came into your wallet.`
      : `${net} ${currency} for "${description}" came into your wallet: ${amount} less the fee of ${fee}.`,
  ],
  loan_cancelled: (_money, { loan_title: loan, reason }) => [
    'Loan cancelled',
    `"${loan}" was cancelled; its lenders have their money back.${reason ? ` The reason: ${reason}` : ''}`,
  ],
  loan_approved: (_money, { loan_title: loan }) => [
    'Loan published',
    `"${loan}" was approved: lenders can invest.`,
  ],
  loan_returned: (_money, { loan_title: loan, reason }) => [
    'Loan returned',
    `"${loan}" is a draft again: ${reason}`,
  ],
  loan_frozen: (_money, { loan_title: loan, reason }) => [
    'Loan frozen',
    `"${loan}" accepts no investments for now: ${reason}`,
  ],
  loan_released: (_money, { loan_title: loan, reason }) => [
    'Loan released',
    `The operator no longer freezes "${loan}": ${reason}`,
  ],
  loan_paused: (_money, { loan_title: loan }) => [
    'Loan paused',
    `"${loan}" takes no investments for now, because you are late with another loan or owe the platform. Once that is paid, it takes them again.`,
  ],
  loan_resumed: (_money, { loan_title: loan }) => [
    'Loan resumed',
    `"${loan}" takes investments again.`,
  ],
  member_frozen: (_money, { reason }) => ['Account frozen', `Your account was frozen: ${reason}`],
  member_released: (_money, { reason }) => [
    'Account released',
    `Your account is no longer frozen: ${reason}`,
  ],
  member_closed: (_money, { reason }) => ['Account closed', `Your account was closed: ${reason}`],
  loan_expired: (_money, { loan_title: loan }) => [
    'Loan expired',
    `"${loan}" was not funded in time; its lenders have their money back.`,
  ],
  loan_defaulted: (_money, { loan_title: loan, payoff_amount: owed, currency }) => [
    'Loan defaulted',
    `"${loan}" was not repaid in time and has defaulted. You still owe ${owed === undefined ? 'what is left of it' : `${owed} ${currency}`}: add money to your wallet and repay the loan, at once or in parts.`,
  ],
  loan_repaid: (_money, facts) => [
    'Loan repaid',
    `"${facts.loan_title}" is repaid${afterDefault(facts)}: you owe nothing more for it.`,
  ],
  loan_written_off: (money, { loan_title: loan, reason }) => [
    'Loan written off',
    `The ${money} that "${loan}" owes is not expected any more: ${reason}`,
  ],
  recovery_recorded: (money, { description: reason }) => [
    'Money recovered',
    `${money} came in for your loan and was repaid to its lenders: ${reason}`,
  ],
  reversal: (money, { description: reason }) => [
    'Movement reversed',
    `An earlier movement of ${money} was undone${reason ? `: ${reason}` : '.'}`,
  ],
} satisfies Readonly<Record<string, (money: string, facts: Facts) => Text>>
