import { get, type Row } from '../../row.ts'
import { listed } from '../parts.ts'

/** What members can still read while their account is frozen. */
export const frozenAccountRows: readonly Row[] = [
  get('/frozen-account', {
    summary: 'Get why the account is frozen, with the wallet and what can be repaid',
    success: 'The frozen account; 404 unless the caller’s is frozen.',
    refusals: ['NOT_FOUND'],
    document: 'query getFrozenAccount { frozenAccount { ...FrozenAccountRecord } }',
  }),
  get('/frozen-account/loans', {
    summary: 'List own loans while the account is frozen',
    success: 'A page of loans; 404 unless the account is frozen.',
    refusals: ['NOT_FOUND'],
    ...listed('listFrozenLoans', 'frozenAccount.loans', 'LoanRecord'),
  }),
  get('/frozen-account/notifications', {
    summary: 'List notifications while the account is frozen',
    success: 'A page of the inbox; 404 unless the account is frozen.',
    refusals: ['NOT_FOUND'],
    ...listed(
      'listFrozenNotifications',
      'frozenAccount.notifications',
      'NotificationRecord',
      'unreadCount',
    ),
  }),
]
