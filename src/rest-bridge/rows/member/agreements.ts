import { get, post, type Row } from '../../row.ts'
import { mutation } from '../parts.ts'

/** What members are asked to accept. */
export const agreementRows: readonly Row[] = [
  get('/agreements', {
    summary: 'List agreements, and which you have accepted',
    success: 'The agreements, without their texts.',
    document: 'query listAgreements { agreements { ...AgreementRecord } }',
  }),
  get('/agreements/{id}', {
    summary: 'Get the very text of an agreement',
    success: 'The agreement.',
    document: 'query getAgreement { agreement { ...AgreementRecord text } }',
  }),
  post('/agreements/{id}/acceptance', {
    summary: 'Accept an agreement',
    success: 'What was recorded.',
    refusals: ['INVALID_TRANSITION'],
    document: mutation('acceptAgreement', 'acceptance { ...AcceptanceRecord }'),
    bodyIsOptional: true,
    location: '/agreements/{acceptance.agreement_id}',
  }),
]
