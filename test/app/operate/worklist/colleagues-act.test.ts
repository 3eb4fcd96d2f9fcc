import { describe, expect, it } from 'vitest'
import { actNotShown } from '../../../../app/src/operate/live/not-shown.ts'

const act = (number: number, actorId: string, refusedWith: string | null = null) => ({
  number,
  actorId,
  targetId: 'loan',
  memberId: 'borrower',
  refusedWith,
  actor: null,
})

/** The number of the act of which the page of a record says that it does not show it. */
function told(id: string, known: number, ...nodes: readonly ReturnType<typeof act>[]) {
  const none = { totalCount: 0 }
  const pulse = {
    auditTrail: { nodes: [...nodes] },
    submitted: none,
    approvalRequests: none,
    requested: none,
    operatorHelpRequests: none,
    bankLines: none,
  }
  return actNotShown(pulse, { known, own: 'me', id })?.number
}

describe('what a colleague has done', () => {
  it('is told on the page of the record, and on that of its member', () => {
    expect(told('loan', 6, act(7, 'olga'), act(6, 'olga'))).toBe(7)
    expect(told('borrower', 6, act(7, 'olga'))).toBe(7)
    expect(told('another', 6, act(7, 'olga'))).toBeUndefined()
  })

  it('is not told if it was done before the page was opened', () => {
    expect(told('loan', 7, act(7, 'olga'))).toBeUndefined()
  })

  it('is not told if it was refused, and so changed nothing', () => {
    expect(told('loan', 6, act(8, 'olga', 'INVALID_TRANSITION'))).toBeUndefined()
    expect(told('loan', 6, act(8, 'olga', 'INVALID_TRANSITION'), act(7, 'olga'))).toBe(7)
  })

  it('is not told once the reader has acted after it, even in vain: the page is read again then', () => {
    expect(told('loan', 6, act(8, 'me', 'VERSION_CONFLICT'), act(7, 'olga'))).toBeUndefined()
    expect(told('loan', 6, act(9, 'olga'), act(8, 'me'), act(7, 'olga'))).toBe(9)
  })
})
