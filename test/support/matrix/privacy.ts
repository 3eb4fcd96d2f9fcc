import type { Fixtures } from './fixtures.ts'
import { all, type Line, ownOnly, payload } from './matrix.ts'

const shown = 'id status requestedAt readyAt expiresAt fetchedAt bytes'
const reason = 'The member has asked.'
const operatorOnly = (outcome: string) => ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', outcome] as const

/** An export of the owner's. */
const exported = async ({ exportOfOwner }: Fixtures) => exportOfOwner()

/** Exports, erasures and looks. */
export const privacyLines: readonly Line[] = [
  {
    name: 'Mutation.requestDataExport',
    call: () =>
      `mutation { requestDataExport { dataExport { ${shown} } userErrors { code field message details } } }`,
    outcomes: all('ok'),
  },
  {
    name: 'Query.dataExport',
    call: async (_, fixtures) => `{ dataExport(id: "${await exported(fixtures)}") { ${shown} } }`,
    outcomes: ownOnly('null'),
  },
  {
    name: 'Query.looksAtMe',
    call: () => '{ looksAtMe { at purpose operator } }',
    outcomes: all('ok'),
  },
  {
    name: 'Mutation.showLooks',
    call: ({ owner }) =>
      payload('showLooks', `{ id: "${owner}", reason: "${reason}" }`, 'memberId'),
    outcomes: operatorOnly('ok'),
  },
  {
    name: 'Mutation.requestErasure',
    call: () =>
      'mutation { requestErasure { erasure { memberId } userErrors { code field message details } } }',
    // Everybody in the matrix has money.
    outcomes: all('OBLIGATIONS_LEFT'),
  },
]

/** Their REST rows. */
export const privacyRestLines: readonly Line[] = [
  { name: 'POST /data-export', call: () => ['POST', '/data-export'], outcomes: all('ok') },
  {
    name: 'GET /data-export/{id}',
    call: async (_, fixtures) => ['GET', `/data-export/${await exported(fixtures)}`],
    outcomes: ownOnly('NOT_FOUND'),
  },
  { name: 'GET /looks', call: () => ['GET', '/looks'], outcomes: all('ok') },
  {
    name: 'POST /operator/members/{id}/show-looks',
    call: ({ owner }) => ['POST', `/operator/members/${owner}/show-looks`, { reason }],
    outcomes: operatorOnly('ok'),
  },
  {
    name: 'POST /erasure',
    call: () => ['POST', '/erasure'],
    outcomes: all('OBLIGATIONS_LEFT'),
  },
]
