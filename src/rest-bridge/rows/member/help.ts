import { HELP_FILES } from '../../document.ts'
import { get, post, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

/** The largest file in Base64, with its name. */
const FILE_BYTES = 7_340_032

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
  post('/help-requests/{id}/reply', {
    summary: 'Reply to the answer to a request for help',
    success: 'The request for help.',
    refusals: ['INVALID_TRANSITION'],
    document: mutation('replyToHelpRequest', record),
  }),
  post('/help-requests/{id}/files', {
    summary: 'Add a file to a request for help',
    success: 'The request for help.',
    refusals: ['INVALID_TRANSITION', 'LIMIT_EXCEEDED'],
    document: mutation('addHelpFile', record),
    bodyLimit: FILE_BYTES,
  }),
  get('/help-files/{id}', {
    summary: 'Get a file of a request for help',
    success: 'The file as it was added; or, as JSON, its record.',
    document: 'query getHelpFile { helpFile { ...HelpFileRecord } }',
    files: HELP_FILES,
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
