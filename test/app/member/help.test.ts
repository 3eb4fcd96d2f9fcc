import { describe, expect, it } from 'vitest'
import { letterOf, mailto } from '../../../app/src/help/letter.ts'
import { accountOf, mattersOf } from '../../../app/src/help/matters.ts'
import type { Standing } from '../../../app/src/help/operations.ts'
import { wishesOf, wishInWords, wrongIn } from '../../../app/src/help/plan-wish.ts'

const id = (digit: number) => `0000000${digit}-0000-7000-8000-000000000000`

const well = {
  me: { loans: { nodes: [] }, investments: { nodes: [] } },
  payments: { nodes: [] },
  verification: { level: 'NONE', lostBecause: null, check: null },
  platform: { supportEmail: 'help@lending.test' },
} as unknown as Standing

const loan = {
  id: id(1),
  title: 'A barn',
  status: 'ACTIVE',
  currency: 'USD',
  amountDue: '40.00',
  payoffAmount: '400.00',
  daysPastDue: 3,
  defaultOn: '2999-05-01',
  interestPausedUntil: null,
}

const troubled = {
  ...well,
  me: {
    loans: {
      nodes: [
        loan,
        { ...loan, id: id(2), daysPastDue: 0 },
        { ...loan, id: id(3), status: 'DEFAULTED' },
        { ...loan, id: id(4), status: 'DEFAULTED', payoffAmount: '0.00' },
      ],
    },
    investments: {
      nodes: [5, 5, 6].map((digit) => ({
        status: 'ACTIVE',
        loan: {
          id: id(digit),
          title: 'A loom',
          daysPastDue: digit === 5 ? 100 : 0,
          defaultOn: digit === 5 ? '2026-01-01' : null,
          interestPausedUntil: digit === 5 ? '2999-03-31' : null,
          borrower: { id: id(8), fullName: 'Grace Hopper' },
        },
      })),
    },
  },
  payments: {
    nodes: [
      {
        id: id(7),
        direction: 'OUT',
        state: 'FAILED',
        amount: '20.00',
        currency: 'USD',
        reason: 'The account is closed.',
        reasonCode: 'AC04',
        createdAt: '2026-11-02T10:00:00Z',
      },
    ],
  },
  verification: { level: 'NONE', lostBecause: null, check: { state: 'REJECTED' } },
} as unknown as Standing

describe('what a member may need help with', () => {
  it('is what is wrong now, each once, and always something else', () => {
    expect(mattersOf(well, '').map(({ key }) => key)).toEqual(['other'])
    const found = mattersOf(troubled, '')
    expect(found.map(({ key }) => key)).toEqual([
      `loan-${id(1)}`,
      `loan-${id(3)}`,
      `loan-${id(5)}`,
      `payment-${id(7)}`,
      'identity',
      `loan-${id(2)}`,
      'other',
    ])
    expect(found.map(({ about }) => about)).toEqual([
      ...[1, 3, 5].map((digit) => ({ topic: 'LOAN', subjectId: id(digit) })),
      { topic: 'PAYMENT', subjectId: id(7) },
      { topic: 'IDENTITY' },
      { topic: 'LOAN', subjectId: id(2) },
      { topic: 'OTHER' },
    ])
    expect(found[0]?.facts.flat()).toEqual(expect.arrayContaining(['$40', '3 days', id(1)]))
    expect(found[0]?.next[0]).toContain(
      'If the loan is still late on May 1, 2999, it goes into default',
    )
    expect(found[2]?.title).toBe('You lent to “A loom” by Grace Hopper, and a payment is late')
    expect(found[2]?.next[0]).toMatch(/any day/)
    expect(found[2]?.facts.flat()).toEqual(expect.arrayContaining(['Paused until', 'Mar 31, 2999']))
    expect(found[3]?.facts.flat().join()).toContain('The account is closed (AC04).')
  })

  it('is also a loan with which nothing is wrong, if they come from it', () => {
    const asked = `loan-${id(2)}`
    expect(
      mattersOf(troubled, asked)
        .find(({ key }) => key === asked)
        ?.facts.flat(),
    ).toContain(id(2))
    const titled = { ...well, loan: { id: id(9), title: 'A mill' } } as unknown as Standing
    expect(mattersOf(titled, `loan-${id(9)}`)[0]?.title).toBe('The loan “A mill”')
    expect(mattersOf(well, 'loan-<script>').map(({ key }) => key)).toEqual(['other'])
  })
})

describe('a wish for another plan', () => {
  const entered = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }
  const running = {
    id: id(9),
    title: 'A mill',
    status: 'ACTIVE',
    currency: 'USD',
    borrowerId: id(8),
  }

  it('is offered for a running loan of the reader’s own, late or not, and for no other', () => {
    const asked = `loan-${id(9)}`
    const of = (nodes: readonly object[]) =>
      mattersOf(
        { ...well, me: { ...well.me, loans: { nodes } }, loan: running } as Standing,
        asked,
      )[0]?.plan
    expect(of([{ ...loan, ...running, daysPastDue: 0 }])).toEqual({
      id: id(9),
      isLate: false,
      currency: 'USD',
    })
    expect(of([])).toBeUndefined()
    expect(mattersOf(troubled, '').map(({ plan }) => plan?.isLate)).toEqual([
      true,
      ...Array(4).fill(undefined),
      false,
      undefined,
    ])
    expect(wishesOf(false)).not.toContain('spread')
    expect(wishesOf(true)).toContain('spread')
  })

  it('is a sentence with its days or its amount, which have to be there', () => {
    const pause = entered({ from: '2999-02-02', until: '2999-03-31' })
    expect(wrongIn('pause', pause)).toEqual({})
    expect(wishInWords('pause', pause, 'USD')).toBe(
      'I would like to pause the payments from Feb 2, 2999 to Mar 31, 2999.',
    )
    expect(Object.keys(wrongIn('pause', entered({})))).toEqual(['from', 'until'])
    const back = entered({ from: '2999-02-02', until: '2999-02-01' })
    expect(Object.keys(wrongIn('pause', back))).toEqual(['until'])
    expect(
      Object.keys(wrongIn('pause', entered({ from: '2020-01-01', until: '2020-02-01' }))),
    ).toEqual(['from'])
    expect(Object.keys(wrongIn('lower', entered({ most: 'little' })))).toEqual(['most'])
    expect(wishInWords('lower', entered({ most: '50.50' }), 'USD')).toBe(
      'I would like lower payments: I can pay $50.50 a month.',
    )
    expect(wrongIn('other', entered({}))).toEqual({})
    expect(wishInWords('other', entered({}), 'USD')).toBe('')
  })
})

describe('a letter for help', () => {
  it('begins with what the platform needs, and has room for what its writer says', () => {
    const matter = accountOf(id(8), [['Why', 'Two people & one account']])
    const text = letterOf(matter)
    expect(text).toBe(
      `${matter.title}\nWhy: Two people & one account\nYour member number: ${id(8)}\n\n`,
    )
    const link = new URL(mailto('help@lending.test', matter.title, text))
    expect([link.pathname, link.searchParams.get('subject')]).toEqual([
      'help@lending.test',
      matter.title,
    ])
    expect(link.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  })
})

describe('an identity', () => {
  const titles = (verification: object) =>
    mattersOf({ ...well, verification } as unknown as Standing, '').map(({ title }) => title)

  it('could not be verified only if a check of it has failed', () => {
    expect(
      titles({ level: 'NONE', lostBecause: null, check: { id: id(1), state: 'REJECTED' } }),
    ).toContain('Your identity could not be verified')
    const renamed = titles({ level: 'NONE', lostBecause: 'NAME_CHANGED', check: null })
    expect(renamed).toContain('Your identity is no longer verified')
    expect(renamed).not.toContain('Your identity could not be verified')
  })
})
