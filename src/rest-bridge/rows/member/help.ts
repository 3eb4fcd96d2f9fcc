import { get, post, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

const record = 'helpRequest { ...HelpRequestRecord }'

/** What members ask the people who run the platform, and what they are answered. */
export const helpRows: readonly Row[] = [
  get('/help-requests', {
    summary: 'List requests for help',
    success: 'A page of the caller’s requests for help, newest first.',
    ...listed('listHelpRequests', 'helpRequests', 'HelpRequestRecord'),
  }),
  post('/help-requests', {
    summary: 'Ask for help',
    success: 'The request for help.',
    refusals: ['NOT_FOUND', 'LIMIT_EXCEEDED'],
    document: mutation('requestHelp', record),
    location: '/help-requests/{help_request.id}',
  }),
  get('/help-requests/{id}', {
    summary: 'Get a request for help',
    success: 'The request for help.',
    document: 'query getHelpRequest { helpRequest { ...HelpRequestRecord } }',
    tagged: 'help_request',
  }),
  post('/help-requests/{id}/close', {
    summary: 'Close a request for help',
    success: 'The request for help.',
    refusals: ['INVALID_TRANSITION'],
    document: mutation('closeHelpRequest', record),
    bodyIsOptional: true,
  }),
  get('/operator/help-requests', {
    summary: 'List the requests for help of all members',
    success: 'A page of requests for help, newest first.',
    ...listed(
      'listOperatorHelpRequests',
      'helpRequests: operatorHelpRequests',
      'HelpRequestRecord',
    ),
  }),
  post('/operator/help-requests/{id}/answer', {
    summary: 'Answer a request for help',
    success: 'The request for help.',
    refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT'],
    document: mutation('answerHelpRequest', record),
    tagged: 'help_request',
  }),
]
