import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { askedWork, conditionsOf, fileOf, pathOf } from '../../../../app/src/operate/work/asked.ts'
import { steps } from '../../../../app/src/operate/work/looked-for.ts'

const everything = {
  q: null,
  nextStep: null,
  minDays: null,
  maxDays: null,
  minAmount: null,
  maxAmount: null,
}
const type = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('WorkStep')
const allSteps = (type as GraphQLEnumType).getValues().map(({ name }) => name)

const asked = (query: string) => askedWork(new URLSearchParams(query))

describe('the worklist at an address', () => {
  it('is everybody’s, the oldest first, unless it says otherwise', () => {
    expect(asked('')).toEqual({
      whose: '',
      kind: null,
      later: false,
      sort: 'OLDEST',
      narrow: everything,
    })
    expect(asked('of=yours&kind=PIGS&sort=largest')).toEqual(asked(''))
    expect(conditionsOf(asked(''), 'me')).toEqual({
      kind: null,
      ownerId: null,
      owned: null,
      postponed: false,
      sort: 'OLDEST',
      ...everything,
    })
  })

  it('is what is looked for, in its file, too', () => {
    const query = 'q= oven &step=REMIND&days=31&upTo=90&min=10.5&max=2000'
    expect(asked(query).narrow).toEqual({
      q: 'oven',
      nextStep: ['REMIND'],
      minDays: 31,
      maxDays: 90,
      minAmount: '10.5',
      maxAmount: '2000',
    })
    expect(fileOf(asked(query), 'me')).toBe(
      '/operator/worklist?f=csv&postponed=false&sort=oldest&next_step=remind&min_days=31&max_days=90&min_amount=10.5&max_amount=2000&q=oven',
    )
    expect(asked('step=PIGS&days=soon&min=much').narrow).toEqual(everything)
    expect(steps.toSorted()).toEqual([...allSteps].toSorted())
  })

  it('is in the order of amounts', () => {
    expect(conditionsOf(asked('sort=LARGEST'), 'me')).toMatchObject({ sort: 'LARGEST' })
    expect(fileOf(asked('sort=LARGEST'), 'me')).toContain('sort=largest')
  })

  it('is one’s own, or nobody’s, of one kind', () => {
    expect(conditionsOf(asked('of=mine&kind=LATE'), 'me')).toMatchObject({
      kind: ['LATE'],
      ownerId: 'me',
      owned: null,
    })
    expect(conditionsOf(asked('of=nobody'), 'me')).toMatchObject({ ownerId: null, owned: false })
  })

  it('is what was put away until a later day', () => {
    expect(conditionsOf(asked('when=later'), 'me')).toMatchObject({ postponed: true })
    expect(fileOf(asked('when=later'), 'me')).toContain('postponed=true')
  })

  it('is a colleague’s, named by the id', () => {
    const colleague = '019ab000-0000-7000-8000-000000000001'
    expect(conditionsOf(asked(`of=${colleague}`), 'me')).toMatchObject({
      ownerId: colleague,
      owned: null,
    })
  })

  it('is the same in its file', () => {
    expect(fileOf(asked('of=mine&kind=BANK_LINE&sort=NEWEST'), 'me')).toBe(
      '/operator/worklist?f=csv&kind=bank_line&owner_id=me&postponed=false&sort=newest',
    )
    expect(fileOf(asked('of=nobody'), 'me')).toBe(
      '/operator/worklist?f=csv&owned=false&postponed=false&sort=oldest',
    )
  })

  it.each([
    ['LATE', '/operate/1'],
    ['REQUEST', '/operate/requests'],
    ['PAYMENT', '/operate/1'],
    ['BANK_LINE', '/operate/bank'],
    ['CASE', '/operate/cases?case=1'],
    ['MAIL', '/operate/1'],
    ['HELP', '/operate/1'],
  ] as const)('leads from %s to %s', (kind, path) =>
    expect(pathOf({ kind, subjectId: '1' })).toBe(path),
  )
})
