import { describe, expect, it } from 'vitest'
import { askedWork, conditionsOf, fileOf, pathOf } from '../../../app/src/operate/work/asked.ts'

const asked = (query: string) => askedWork(new URLSearchParams(query))

describe('the worklist at an address', () => {
  it('is everybody’s, the oldest first, unless it says otherwise', () => {
    expect(asked('')).toEqual({ whose: '', kind: null, later: false, sort: 'OLDEST' })
    expect(asked('of=yours&kind=PIGS&sort=largest')).toEqual(asked(''))
    expect(conditionsOf(asked(''), 'me')).toEqual({
      kind: null,
      ownerId: null,
      owned: null,
      postponed: false,
      sort: 'OLDEST',
    })
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
