import { get, post, put, type Row, remove } from '../../row.ts'
import { mutation, patched } from '../parts.ts'

const update = put('/saved-searches/{id}', {
  summary: 'Change a saved search',
  success: 'The saved search.',
  refusals: ['AMOUNT_OUT_OF_RANGE'],
  document: mutation('updateSavedSearch', 'savedSearch { ...SavedSearchRecord }'),
  record: 'SavedSearch',
  tagged: 'saved_search',
})

/** What the caller looks for when they lend, under names of their own. */
export const savedSearchRows: readonly Row[] = [
  get('/saved-searches', {
    summary: 'List saved searches',
    success: 'The caller’s saved searches, the oldest first.',
    document: 'query listSavedSearches { savedSearches { ...SavedSearchRecord } }',
  }),
  post('/saved-searches', {
    summary: 'Save a search',
    success: 'The saved search.',
    refusals: ['LIMIT_EXCEEDED', 'AMOUNT_OUT_OF_RANGE'],
    document: mutation('createSavedSearch', 'savedSearch { ...SavedSearchRecord }'),
    location: '/saved-searches/{saved_search.id}',
  }),
  get('/saved-searches/{id}', {
    summary: 'Get a saved search',
    success: 'The saved search.',
    tagged: 'saved_search',
    document: 'query getSavedSearch { savedSearch { ...SavedSearchRecord } }',
  }),
  update,
  patched(update),
  remove('/saved-searches/{id}', {
    summary: 'Delete a saved search',
    success: 'The saved search, as it was.',
    document: mutation('deleteSavedSearch', 'savedSearch { ...SavedSearchRecord }'),
    bodyIsOptional: true,
  }),
]
