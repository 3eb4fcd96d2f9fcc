import { describe, expect, it } from 'vitest'
import { filterOf } from '../../../app/src/operate/trail/filter.ts'

const filter = (query: string) => filterOf(new URLSearchParams(query), 'me')

describe('the audit trail at an address', () => {
  it('is what people did, unless it asks for others', () => {
    expect(filter('')).toMatchObject({ actorKind: 'OPERATOR', actorId: null, looks: false })
    expect(filter('who=all')).toMatchObject({ actorKind: null, actorId: null })
    expect(filter('who=JOB')).toMatchObject({ actorKind: 'JOB' })
    expect(filter('who=me')).toMatchObject({ actorKind: null, actorId: 'me' })
  })
})
