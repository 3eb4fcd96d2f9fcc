import { get, post, type Row } from '../../row.ts'
import { mutation } from '../parts.ts'

/** What members can have done with all that is kept of them. */
export const privacyRows: readonly Row[] = [
  post('/data-export', {
    summary: 'Ask for an export of the caller’s data',
    success: 'The export, which can be fetched.',
    refusals: ['LIMIT_EXCEEDED', 'INSUFFICIENT_USER_AUTHENTICATION'],
    document: mutation('requestDataExport', 'dataExport { ...DataExportRecord }'),
    location: '/data-export/{data_export.id}',
    pending: {
      is: ({ data_export: made }) => (made as { readonly status?: string }).status === 'pending',
      success: 'The export, which is being made.',
    },
  }),
  get('/data-export/{id}', {
    summary: 'Get an export, or fetch its file',
    success: 'The export, or its file, which can be fetched once.',
    refusals: ['INVALID_TRANSITION', 'FILE_GONE'],
    document: 'query getDataExport { dataExport { ...DataExportRecord } }',
    archive: true,
  }),
  post('/erasure', {
    summary: 'Erase the caller, for good',
    success: 'What was erased, and what the law keeps until when.',
    refusals: ['OBLIGATIONS_LEFT', 'INSUFFICIENT_USER_AUTHENTICATION'],
    document: mutation('requestErasure', 'erasure { ...ErasureRecord }'),
  }),
  get('/looks', {
    summary: 'List who looked at the caller’s file',
    success: 'The looks that an operator has shown to the caller, newest first.',
    document: 'query listLooksAtMe { looks: looksAtMe { ...LookAtMeRecord } }',
  }),
  post('/operator/members/{id}/show-looks', {
    summary: 'Show a member who looked at their file',
    success: 'The member’s id.',
    refusals: ['OWN_ACCOUNT'],
    document: mutation('showLooks', 'memberId'),
  }),
]
