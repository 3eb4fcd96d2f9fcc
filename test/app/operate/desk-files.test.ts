import { expect, it } from 'vitest'
import { askedLines, linesFile, pathOf } from '../../../app/src/operate/bank/listed.ts'
import { dayBegins } from '../../../app/src/operate/day-begins.ts'
import { filterOf, fileOf as loansFile, sortOf } from '../../../app/src/operate/loans/ranges.ts'
import { askedPayments, fileOf, providers } from '../../../app/src/operate/payments/asked.ts'
import {
  fileOf as trailFile,
  filterOf as trailFilter,
} from '../../../app/src/operate/trail/filter.ts'
import { askedWork, fileOf as workFile } from '../../../app/src/operate/work/asked.ts'
import { providerNames } from '../../../src/config/payments.ts'
import { routes } from '../../../src/rest-bridge/routes.ts'

// A list of the desk and its file have the same conditions, which the address keeps.

const payments = (query: string) => askedPayments(new URLSearchParams(query))
const lines = (query: string) => askedLines(new URLSearchParams(query))

it('payments are all of them, unless the address says otherwise', () => {
  expect(fileOf(payments(''))).toBe('/operator/payments?f=csv')
  expect(payments('direction=UP&state=GONE&provider=carrier-pigeon&from=soon')).toEqual(
    payments(''),
  )
})

it('payments are those of the filters in the file as on the page', () => {
  const asked = payments(
    'state=wrong&direction=OUT&member= 1 &provider=stripe&reference= pi_3 &file=2',
  )
  expect(asked).toMatchObject({
    state: ['FAILED', 'CANCELED', 'RETURNED', 'DISPUTED'],
    direction: 'OUT',
    memberId: '1',
    provider: 'stripe',
    reference: 'pi_3',
    bankFileId: '2',
  })
  expect(fileOf(asked)).toBe(
    '/operator/payments?f=csv&direction=out&state=failed%2Ccanceled%2Creturned%2Cdisputed&member_id=1&provider=stripe&reference=pi_3&bank_file_id=2',
  )
})

it('days are whole ones where the reader is', () => {
  const { since, until } = payments('from=2026-01-31&to=2026-01-31')
  expect(since).toBe(new Date(2026, 0, 31).toISOString())
  expect(until).toBe(new Date(2026, 1, 1).toISOString())
  expect(dayBegins('2026-02-30x')).toBeNull()
})

it('every provider can be chosen, and transfers', () => {
  expect(providers.toSorted()).toEqual([...providerNames, 'transfer'].toSorted())
})

it('lines are those of the filters in the file as on the page', () => {
  expect(linesFile(lines('purpose=PIGS&from=x'))).toBe('/operator/bank-lines?f=csv')
  expect(linesFile(lines('purpose=OWN_FUNDS&from=2026-01-01&to=2026-01-31&file=1'))).toBe(
    '/operator/bank-lines?f=csv&file_id=1&purpose=own_funds&from=2026-01-01&to=2026-01-31',
  )
})

it('a statement leads to its lines, and a file of orders to its payments', () => {
  expect(pathOf({ id: '1', kind: 'STATEMENT' })).toBe('/operate/bank?of=lines&file=1')
  expect(pathOf({ id: '1', kind: 'DIRECT_DEBITS' })).toBe('/operate/payments?file=1')
})

it.each([
  loansFile({ filter: filterOf('late', ''), sort: sortOf('late') }),
  workFile(askedWork(new URLSearchParams()), undefined),
  fileOf(payments('')),
  linesFile(lines('')),
  trailFile(trailFilter(new URLSearchParams(), undefined)),
])('%s is a path that answers with CSV', (file) => {
  const [path] = file.split('?')
  expect(routes.find((row) => row.method === 'GET' && row.path === path)?.table).toBeDefined()
})
