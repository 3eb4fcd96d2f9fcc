import { get, post, type Row } from '../../row.ts'
import { mutation } from '../parts.ts'

/** How lenders who are not sophisticated are protected. */
export const protectionRows: readonly Row[] = [
  get('/lender-test', {
    summary: 'Get the entry test for lenders, and how you are protected',
    success: 'The questions, what is missing, and the newest test.',
    refusals: ['NOT_FOUND'],
    document: 'query getLenderTest { lenderTest { ...LenderTestRecord } }',
  }),
  post('/lender-test', {
    summary: 'Take the entry test for lenders',
    success: 'The test with its result, which is to be acknowledged.',
    refusals: ['AMOUNT_OUT_OF_RANGE', 'FORBIDDEN', 'LIMIT_EXCEEDED'],
    document: mutation('takeLenderTest', 'lenderTest { ...TakenLenderTestRecord }'),
    location: '/lender-test',
  }),
  post('/lender-test/{id}/acknowledgement', {
    summary: 'Acknowledge the results of your newest test',
    success: 'The test, which counts from when it was taken.',
    refusals: ['INVALID_TRANSITION'],
    document: mutation('acknowledgeLenderTest', 'lenderTest { ...TakenLenderTestRecord }'),
    bodyIsOptional: true,
    location: '/lender-test',
  }),
  post('/operator/members/{id}/sophisticated', {
    summary: 'Recognise a member as a sophisticated lender, or end that',
    success: 'Until when the member is recognised.',
    refusals: ['OWN_ACCOUNT', 'INVALID_TRANSITION'],
    document: mutation('markSophisticated', 'lender { memberId sophisticatedUntil }'),
  }),
]
