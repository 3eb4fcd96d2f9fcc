import type { RequestHelpInput } from '../graphql/graphql.ts'
import { fixedUnits, money } from '../parts/money.ts'
import { reasonOf } from '../parts/reason.ts'
import { day, today } from '../parts/time.ts'
import { paymentName, paymentStanding } from '../wallet/payment-words.ts'
import { t } from './messages/index.ts'
import type { Standing } from './operations.ts'

/** Something that a member may need help with, in words that they and the operators read. */
export interface Matter {
  /** As in the address of the page. */
  readonly key: string
  /** What a request names it by. */
  readonly about: Pick<RequestHelpInput, 'topic' | 'subjectId'>
  readonly title: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** What happens next, and by when. */
  readonly next: readonly string[]
  /** Of a running loan of the reader's own, whose plan the platform can change: which, and whether it is late. */
  readonly plan?: { readonly id: string; readonly isLate: boolean; readonly currency: string }
  /** What the reader can do about it here. */
  readonly meanwhile?: {
    readonly what: 'borrowed' | 'lent' | 'payment' | 'identity'
    readonly href: string
  }
}

/** What is wrong for a member now, and at the end what is not known here; `asked` is what they came from, though nothing be wrong with it. */
export function mattersOf(standing: Standing, asked: string): readonly Matter[] {
  const { me, payments, verification } = standing
  const own = me.loans.nodes.flatMap(borrowed)
  // What is wrong comes first.
  const isWrong = ({ meanwhile }: Matter) => meanwhile !== undefined
  const matters = [
    ...own.filter(isWrong),
    ...me.investments.nodes.flatMap(lent),
    ...payments.nodes.map(paid),
    ...(verification.lostBecause !== null || verification.check?.state === 'REJECTED'
      ? [identity(verification.check?.state === 'REJECTED')]
      : []),
    ...own.filter((one) => !isWrong(one)),
  ].filter((one, at, all) => all.findIndex(({ key }) => key === one.key) === at)
  const isKnown = matters.some(({ key }) => key === asked)
  const loan = loanIn(asked)
  const { title } = standing.loan ?? {}
  return [
    ...matters,
    ...(loan !== undefined && !isKnown
      ? [
          {
            ...ofLoan(loan),
            title: title ? t('loan.titled', { title }) : t('loan'),
            facts: [[t('number'), loan] as const],
            next: [],
          },
        ]
      : []),
    { key: 'other', about: { topic: 'OTHER' }, title: t('other'), facts: [], next: [] },
  ]
}

/** The loan that the address of the page names. */
export function loanIn(asked: string): string | undefined {
  return /^loan-([\da-f-]{36})$/.exec(asked)?.[1]
}

/** How the address of the page and a request name a loan. */
function ofLoan(id: string): Pick<Matter, 'key' | 'about'> {
  return { key: `loan-${id}`, about: { topic: 'LOAN', subjectId: id } }
}

type Loan = Standing['me']['loans']['nodes'][number]

function borrowed(loan: Loan): readonly Matter[] {
  const { id, title, status, currency, amountDue, payoffAmount, daysPastDue } = loan
  const isDefaulted = status === 'DEFAULTED'
  const owed = (isDefaulted ? payoffAmount : amountDue) ?? '0'
  if (isDefaulted ? fixedUnits(owed) === 0n : Number(daysPastDue) === 0)
    return isDefaulted ? [] : [running(loan)]
  return [
    {
      ...ofLoan(id),
      title: t(isDefaulted ? 'borrowed.default' : 'borrowed', { title }),
      facts: [
        [t('stillNeeded'), money(owed, currency)],
        ...(isDefaulted ? [] : lateFor(loan)),
        [t('number'), id],
      ],
      next: isDefaulted ? [t('next.defaulted')] : [untilDefault(loan), t('next.plan')],
      ...(!isDefaulted && { plan: { id, isLate: true, currency } }),
      meanwhile: { what: 'borrowed', href: `/app/borrow/${id}` },
    },
  ]
}

function lent(of: Standing['me']['investments']['nodes'][number]): readonly Matter[] {
  const { id, title, daysPastDue, defaultOn, borrower } = of.loan
  const isDefaulted = of.status === 'DEFAULTED'
  if (!isDefaulted && Number(daysPastDue) === 0) return []
  return [
    {
      ...ofLoan(id),
      title: t(isDefaulted ? 'lent.default' : 'lent', {
        title,
        known: borrower.fullName ? 'yes' : 'no',
        name: borrower.fullName ?? '',
      }),
      facts: [...(isDefaulted ? [] : lateFor(of.loan)), [t('number'), id]],
      next: isDefaulted
        ? [t('next.lent.default')]
        : [isAhead(defaultOn) ? t('next.lent', { until: day(defaultOn) }) : t('next.lent.any')],
      meanwhile: { what: 'lent', href: `/app/lend/${id}` },
    },
  ]
}

/** A loan of which nothing is late: its borrower may want another plan before that changes. */
const running = ({ id, title, currency }: Loan): Matter => ({
  ...ofLoan(id),
  title: t('loan.titled', { title }),
  facts: [[t('number'), id]],
  next: [t('next.plan')],
  plan: { id, isLate: false, currency },
})

type Late = Pick<Loan, 'daysPastDue' | 'defaultOn' | 'interestPausedUntil'>

const lateFor = ({ daysPastDue, interestPausedUntil: until }: Late) => [
  [t('lateFor'), t('days', { days: Number(daysPastDue) })] as const,
  ...(until === null ? [] : [[t('pausedUntil'), day(until)] as const]),
]

const isAhead = (defaultOn: string | null): defaultOn is string =>
  defaultOn !== null && defaultOn > today()

function untilDefault({ defaultOn }: Late): string {
  return isAhead(defaultOn) ? t('next.default', { until: day(defaultOn) }) : t('next.default.any')
}

function paid(payment: Standing['payments']['nodes'][number]): Matter {
  const { id, amount, currency, endedAt, createdAt } = payment
  const title = t('payment', {
    name: paymentName(payment),
    amount: money(amount, currency),
    day: day(endedAt ?? createdAt),
  })
  const became = [paymentStanding(payment), reasonOf(payment)].filter(Boolean).join('. ')
  return {
    key: `payment-${id}`,
    about: { topic: 'PAYMENT', subjectId: id },
    title,
    facts: [
      [t('stands'), became],
      [t('number'), id],
    ],
    next: [t('next.payment')],
    meanwhile: { what: 'payment', href: '/app/wallet' },
  }
}

/** An identity that could not be verified (`isRejected`), or that is no longer verified. */
function identity(isRejected: boolean): Matter {
  return {
    key: 'identity',
    about: { topic: 'IDENTITY' },
    title: t(isRejected ? 'identity' : 'identity.lost'),
    facts: [],
    next: [t('next.identity')],
    meanwhile: { what: 'identity', href: '/app/profile' },
  }
}

/** That the account is frozen or closed, with what its member was told of that. */
export function accountOf(member: string, facts: Matter['facts']): Matter {
  const number = [t('yourNumber'), member] as const
  return {
    key: 'account',
    about: { topic: 'ACCOUNT' },
    title: t('account'),
    facts: [...facts, number],
    next: [t('next.account')],
  }
}
