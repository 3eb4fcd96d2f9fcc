import { describe, expect, it } from 'vitest'
import { fileOf, filterOf } from '../../../app/src/operate/trail/filter.ts'

const filter = (query: string) => filterOf(new URLSearchParams(query), 'me')

describe('the audit trail at an address', () => {
  it('is what people did, unless it asks for others', () => {
    expect(filter('')).toMatchObject({ actorKind: 'OPERATOR', actorId: null, looks: false })
    expect(filter('who=all')).toMatchObject({ actorKind: null, actorId: null })
    expect(filter('who=JOB')).toMatchObject({ actorKind: 'JOB' })
    expect(filter('who=me')).toMatchObject({ actorKind: null, actorId: 'me' })
  })

  it('is the same in its file', () => {
    expect(fileOf(filter(''))).toBe('/operator/audit-trail?f=csv&actor_kind=operator&looks=false')
    const id = '019ab000-0000-7000-8000-000000000001'
    expect(fileOf(filter(`who=me&act=freezeLoan&outcome=refused&looks=all&loan=${id}`))).toBe(
      `/operator/audit-trail?f=csv&actor_id=me&act=freezeLoan&refused=true&loan_id=${id}`,
    )
  })
})
