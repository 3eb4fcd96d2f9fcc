import { recoveredOf } from '../parts/recovered.ts'
import type { Borrowed } from './operations.ts'

interface State {
  readonly name: string
  /** Colours the tag. */
  readonly tone: 'quiet' | 'live' | 'good' | 'bad'
  /** What it means for the borrower. */
  readonly says: string
}

const states: Readonly<Partial<Record<string, State>>> = {
  DRAFT: { name: 'Draft', tone: 'quiet', says: 'Other members can’t see it.' },
  SUBMITTED: {
    name: 'In review',
    tone: 'quiet',
    says: 'The platform looks it over before lenders see it.',
  },
  OPEN: { name: 'Being funded', tone: 'live', says: 'Lenders can invest.' },
  FUNDED: { name: 'Funded', tone: 'good', says: 'The money is on its way to your wallet.' },
  ACTIVE: { name: 'Being repaid', tone: 'live', says: 'The money was paid out to your wallet.' },
  REPAID: { name: 'Repaid', tone: 'good', says: 'Repaid entirely. Well done.' },
  DEFAULTED: {
    name: 'Defaulted',
    tone: 'bad',
    says: 'It was not repaid in time. You still owe what is left of it, and can repay it whenever you can.',
  },
  CANCELLED: {
    name: 'Withdrawn',
    tone: 'quiet',
    says: 'It was withdrawn; lenders got their money back.',
  },
  EXPIRED: {
    name: 'Not funded',
    tone: 'quiet',
    says: 'It did not find enough lenders in time; they got their money back.',
  },
}

const late: State = {
  name: 'Late',
  tone: 'bad',
  says: 'Repay what is due to be back on schedule.',
}

type Owing = Pick<Borrowed, 'recovered' | 'payoffAmount' | 'currency'>

const ended = (name: string): State => ({ name, tone: 'good', says: 'Nothing is owed any more.' })

/** A loan's state in words. */
export function stateOf(loan: Pick<Borrowed, 'status' | 'daysPastDue'> & Partial<Owing>): State {
  const { status, daysPastDue, recovered = '0', payoffAmount = null, currency = '' } = loan
  if (status === 'ACTIVE' && Number(daysPastDue) > 0) return late
  const told =
    status === 'DEFAULTED' &&
    payoffAmount !== null &&
    recoveredOf(recovered, payoffAmount, currency)
  if (told)
    return Number(payoffAmount) > 0
      ? { name: told, tone: 'bad', says: 'The rest is still owed.' }
      : ended(told)
  return states[status] ?? { name: status, tone: 'quiet', says: '' }
}
