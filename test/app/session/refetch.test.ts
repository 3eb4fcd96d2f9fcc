import { Client, fetchExchange, gql } from '@urql/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { operationTexts } from '../../../app/operations.ts'
import { askShownAgain, refetch } from '../../../app/src/api/refetch.ts'
import { createStore } from '../../../app/src/store.ts'

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/app/lend' })
})
const shown: { unsubscribe(): void }[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const one of shown.splice(0)) one.unsubscribe()
})

/** A page that shows two boxes, and how often each was asked. */
function page() {
  const asked: string[] = []
  const generation = createStore(1)
  const client = new Client({
    url: 'http://nowhere/',
    preferGetMethod: false,
    exchanges: [refetch({ generation }), fetchExchange],
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).operationName)
      return new Response('{"data":{}}', { headers: { 'content-type': 'application/json' } })
    },
  })
  const show = (text: string) => {
    const box = client.query(gql(text), {}).subscribe(() => undefined)
    shown.push(box)
    return box
  }
  return { asked, generation, client, show }
}

describe('what a page shows', () => {
  it('is asked again after an act, every box of it that still stands there', async () => {
    const { asked, client, show } = page()
    show('query Loan { a }')
    show('query Repayments { b }')
    show('query Left { c }').unsubscribe()
    await expect.poll(() => asked).toContain('Repayments')
    asked.length = 0
    askShownAgain(client)
    await expect.poll(() => asked.toSorted()).toEqual(['Loan', 'Repayments'])
  })

  it('is not asked for a file again in the back office, unless the operator has just acted', async () => {
    vi.stubGlobal('location', { pathname: '/app/operate/1' })
    const { asked, client, generation, show } = page()
    show('query Late { loans { nodes { id } } me { id } }')
    show('query Notes { loanNotes { id } }')
    await expect.poll(() => asked).toContain('Notes')
    asked.length = 0
    generation.set(2)
    askShownAgain(client, false)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).not.toContain('Notes')
    askShownAgain(client)
    await expect.poll(() => asked).toContain('Notes')
  })

  it('is asked again in the back office where it is no look: counts, and what the trail says of nobody', async () => {
    vi.stubGlobal('location', { pathname: '/app/operate' })
    const { asked, generation, show } = page()
    show(`query Desk {
      waiting: approvalRequests { totalCount } auditTrail { nodes { ...Told } }
    }
    fragment Told on AuditEntry { number said: reason(unlessLook: true) }`)
    show('query Counts { workCounts { kind count } }')
    show('query Said { auditTrail { nodes { ...Entry } } } fragment Entry on AuditEntry { reason }')
    show('query Requests { approvalRequests { totalCount nodes { reason } } }')
    show('query Member { memberFile { totalCount blocked } }')
    await expect.poll(() => asked).toHaveLength(5)
    asked.length = 0
    generation.set(2)
    await expect.poll(() => asked.toSorted()).toEqual(['Counts', 'Desk'])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toHaveLength(2)
  })

  it('is asked again without what is slow, which the bundle has as the text that is sent', async () => {
    const { asked, client, show } = page()
    const slow = operationTexts().find((text) => text.startsWith('query LateLoans')) ?? ''
    show(slow)
    show('query Loan { a }')
    await expect.poll(() => asked.toSorted()).toEqual(['LateLoans', 'Loan'])
    asked.length = 0
    askShownAgain(client, true, slow)
    await expect.poll(() => asked).toEqual(['Loan'])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toEqual(['Loan'])
  })

  it('is asked again when the connection is back', async () => {
    const { asked, generation, show } = page()
    show('query Loan { a }')
    await expect.poll(() => asked).toEqual(['Loan'])
    asked.length = 0
    generation.set(2)
    await expect.poll(() => asked).toEqual(['Loan'])
  })
})
