import { all, type Line, payload } from './matrix.ts'

const unknown = '00000000-0000-7000-8000-000000000001'
const fields = 'savedSearch { id name q }'

/** Members' saved searches, of which each sees their own alone (test/investing/saved-searches.test.ts). */
export const savedSearchLines: readonly Line[] = [
  {
    name: 'Query.savedSearches',
    call: () => '{ savedSearches { id name q } }',
    outcomes: all('ok'),
  },
  {
    name: 'Query.savedSearch',
    call: () => `{ savedSearch(id: "${unknown}") { id name } }`,
    outcomes: all('null'),
  },
  {
    name: 'Mutation.createSavedSearch',
    call: () => payload('createSavedSearch', '{ name: "Bakeries", q: "bakery" }', fields),
    outcomes: all('ok'),
  },
  {
    name: 'Mutation.updateSavedSearch',
    call: () => payload('updateSavedSearch', `{ id: "${unknown}", name: "Mills" }`, fields),
    outcomes: all('NOT_FOUND'),
  },
  {
    name: 'Mutation.deleteSavedSearch',
    call: () => payload('deleteSavedSearch', `{ id: "${unknown}" }`, fields),
    outcomes: all('NOT_FOUND'),
  },
]

/** Their REST rows. */
export const savedSearchRestLines: readonly Line[] = [
  {
    name: 'GET /saved-searches',
    call: () => ['GET', '/saved-searches'],
    outcomes: all('ok'),
  },
  {
    name: 'POST /saved-searches',
    call: () => ['POST', '/saved-searches', { name: 'Mills', q: 'mill' }],
    outcomes: all('ok'),
  },
  ...(['GET', 'PUT', 'PATCH', 'DELETE'] as const).map(
    (method): Line => ({
      name: `${method} /saved-searches/{id}`,
      call: () => [
        method,
        `/saved-searches/${unknown}`,
        method === 'PUT' || method === 'PATCH' ? { name: 'Looms' } : undefined,
      ],
      outcomes: all('NOT_FOUND'),
    }),
  ),
]
