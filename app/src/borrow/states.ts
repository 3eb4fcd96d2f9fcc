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
  DEFAULTED: { name: 'Defaulted', tone: 'bad', says: 'It was not repaid in time.' },
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

/** A loan's state in words. */
export function stateOf({ status, daysPastDue }: Pick<Borrowed, 'status' | 'daysPastDue'>): State {
  if (status === 'ACTIVE' && Number(daysPastDue) > 0) return late
  return states[status] ?? { name: status, tone: 'quiet', says: '' }
}
