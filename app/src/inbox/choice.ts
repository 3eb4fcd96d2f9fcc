import type { NotificationKind } from '../graphql/graphql.ts'

/** What a notification can be about, in the words of the choice. */
type Topic = 'money' | 'loans' | 'investments' | 'account'

/** What each kind is about: a new kind does not compile until it is here. */
const topicOf = {
  DEPOSIT: 'money',
  WITHDRAWAL: 'money',
  DEPOSIT_FAILED: 'money',
  WITHDRAWAL_FAILED: 'money',
  TRANSFER_FAILED: 'money',
  TRANSFER_RECEIVED: 'money',
  REVERSAL: 'money',
  BANK_ACCOUNT_ADDED: 'money',
  LOAN_FUNDED: 'loans',
  LOAN_DISBURSED: 'loans',
  LOAN_CANCELLED: 'loans',
  LOAN_REOPENED: 'loans',
  LOAN_EXPIRED: 'loans',
  LOAN_DEFAULTED: 'loans',
  LOAN_REPAID: 'loans',
  LOAN_WRITTEN_OFF: 'loans',
  LATE_FEE_CHARGED: 'loans',
  CHARGE_WAIVED: 'loans',
  REPAYMENT_UNDONE: 'loans',
  REPAYMENT_BOOKED: 'loans',
  LOAN_WITHDRAWN: 'loans',
  FEE_REFUNDED: 'loans',
  PLAN_CHANGED: 'loans',
  RECOVERY_RECORDED: 'loans',
  LOAN_APPROVED: 'loans',
  LOAN_RETURNED: 'loans',
  LOAN_FROZEN: 'loans',
  LOAN_RELEASED: 'loans',
  LOAN_PAUSED: 'loans',
  LOAN_RESUMED: 'loans',
  INVESTMENT_RECEIVED: 'loans',
  REPAYMENT_DUE: 'loans',
  REPAYMENT_LATE: 'loans',
  REPAYMENT_TAKEN: 'loans',
  PART_PAYMENT: 'loans',
  REPAYMENT_TAKEN_BACK: 'investments',
  REPAYMENT_RECEIVED: 'investments',
  AUTO_INVESTED: 'investments',
  LOAN_MATCHES: 'investments',
  INVESTMENT_PLAN_CHANGED: 'investments',
  INVESTMENT_ACTIVE: 'investments',
  INVESTMENT_RELEASED: 'investments',
  INVESTMENT_PAUSED: 'investments',
  INVESTMENT_RESUMED: 'investments',
  INVESTMENT_LATE: 'investments',
  INVESTMENT_DEFAULTED: 'investments',
  INVESTMENT_WITHDRAWN: 'investments',
  INVESTMENT_REPAID: 'investments',
  INVESTMENT_WRITTEN_OFF: 'investments',
  DATA_EXPORT_READY: 'account',
  DOCUMENT: 'account',
  LOOKS_SHOWN: 'account',
  HELP_ANSWERED: 'account',
  MEMBER_FROZEN: 'account',
  MEMBER_RELEASED: 'account',
  MEMBER_CLOSED: 'account',
  CUSTOM: 'account',
} as const satisfies Record<NotificationKind, Topic>

export const topics = ['all', 'money', 'loans', 'investments', 'account'] as const

export const states = ['all', 'unread'] as const

/** Which notifications are listed. */
export interface Choice {
  readonly topic: (typeof topics)[number]
  readonly state: (typeof states)[number]
}

/** The choice in the settings of an address; whatever it does not know is everything. */
export function choiceIn(query: URLSearchParams): Choice {
  const [topic, state] = [query.get('about'), query.get('show')]
  return {
    topic: topics.find((one) => one === topic) ?? 'all',
    state: states.find((one) => one === state) ?? 'all',
  }
}

/** The path of the list with a choice. */
export function pathOf({ topic, state }: Choice): string {
  const query = new URLSearchParams({
    ...(topic !== 'all' && { about: topic }),
    ...(state !== 'all' && { show: state }),
  })
  return query.size === 0 ? '/inbox' : `/inbox?${query}`
}

/** The choice as the API takes it. */
export function wantedOf({ topic, state }: Choice) {
  const kinds = Object.keys(topicOf) as NotificationKind[]
  return {
    unread: state === 'unread' ? true : null,
    kind: topic === 'all' ? null : kinds.filter((kind) => topicOf[kind] === topic),
  }
}
