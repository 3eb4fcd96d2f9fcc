import { get, post, type Row } from '../../row.ts'
import { mutation } from '../parts.ts'

/** How far the caller is verified. */
export const verificationRows: readonly Row[] = [
  get('/verification', {
    summary: 'Get how far your identity is verified, and what acts need',
    success: 'The level, the newest check, and what is open to the caller.',
    document: 'query getVerification { verification { ...VerificationRecord } }',
  }),
  post('/verification', {
    summary: 'Have your identity checked, or go on with it',
    success: 'The check, with the page or the token to go on with.',
    refusals: ['INVALID_TRANSITION', 'LIMIT_EXCEEDED', 'VERIFICATION_UNAVAILABLE'],
    document: mutation('startVerification', 'verification { ...VerificationCheckRecord }'),
    bodyIsOptional: true,
    location: '/verification',
  }),
]
