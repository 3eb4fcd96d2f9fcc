import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { makeDocuments } from '../../src/lending/documents/make.ts'
import { costsAt } from '../../src/lending/repaying/schedule/cost.ts'
import { loanLimits } from '../../src/platform/limits.ts'
import { removeFolder } from '../support/folders.ts'
import { openDefaults } from '../support/market/repaying/recoveries.ts'
import { travel } from '../support/market/travel.ts'
import { wantsPictures } from '../support/pictures.ts'
import { type Body, startWorld } from '../support/world.ts'

const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined

/** The pictures of docs/pictures of each document's first page (PICTURES=1, with Debian's poppler-utils). */
describe.skipIf(!wantsPictures || !hasPoppler)('the pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  afterAll(() => removeFolder(folder))

  it('show the first page of each kind', async () => {
    const settings = {
      FEE_SERVICE_PERCENT: '10',
      FEE_ORIGINATION_PERCENT: '2',
      TAX_COUNTRY: 'us',
      DOCUMENTS: 'on',
    }
    // One connection, so that the time that is set for it is set for all.
    const world = await startWorld({ DATABASE_POOL: '1', ...settings })
    const { database } = world.gateway
    const currency = { code: 'USD', decimals: 2 }
    const limits = loanLimits(readConfig(settings), currency)
    const made = () =>
      makeDocuments({
        database,
        currency,
        timezone: 'UTC',
        limits,
        costOf: costsAt(limits),
        supportEmail: null,
      })
    const at = (time: string) => travel(database, new Date(time))
    try {
      await at('2026-03-02T12:00:00Z')
      const { ada, late } = await openDefaults(world)
      await ada.call('PATCH', '/profile', { full_name: 'Ada Lovelace', city: 'London' })
      const loan = await late([
        ['zoe', 600],
        ['yan', 400],
      ])
      await at('2026-05-09T12:00:00Z')
      await made()
      await ada.call('POST', '/wallet/deposit', { amount: 2000 })
      await ada.call('POST', `/loans/${loan}/repayments`, { amount: 171.34 })
      await ada.call('POST', `/loans/${loan}/payoff-letter`, { until: '2026-05-20' })
      await made()
      const { payoff_amount: owed } = (await ada.call('GET', `/loans/${loan}`)).body.loan
      const repaid = await ada.call('POST', `/loans/${loan}/repayments`, { amount: owed })
      expect(repaid.body).toMatchObject({ loan: { status: 'repaid' } })
      await at('2026-06-02T12:00:00Z')
      await made()
      await at('2027-01-03T12:00:00Z')
      await made()
      const pictured = new Set<string>()
      for (const subject of ['ada', 'zoe']) {
        const token = await world.token(subject)
        const { documents } = (await world.rest('GET', '/documents?limit=100', { token })).body
        for (const { id, kind } of documents as Body[]) {
          if (pictured.has(kind)) continue
          pictured.add(kind)
          const headers = { authorization: `Bearer ${token}` }
          const answer = await fetch(`${world.url}/documents/${id}`, { headers })
          const pdf = join(folder, `${kind}.pdf`)
          writeFileSync(pdf, Buffer.from(await answer.arrayBuffer()))
          const { pathname } = new URL(
            `../../docs/pictures/document-${kind.replaceAll('_', '-')}`,
            import.meta.url,
          )
          execFileSync('pdftoppm', ['-png', '-r', '60', '-singlefile', '-l', '1', pdf, pathname])
        }
      }
      expect(pictured.size).toBe(6)
    } finally {
      await world.close()
    }
  })
})
