import { get, type Row } from '../../row.ts'
import { listed } from '../parts.ts'

/** What members owe the platform, for operators. */
export const owedRows: readonly Row[] = [
  get('/operator/owed-by-members', {
    summary: 'List the members who owe the platform',
    success:
      'A page of what members owe, the longest owed first, or all of it as CSV; each is noted as a look at the member.',
    ...listed('listOwedByMembers', 'owedByMembers', 'OwedByMemberRecord'),
    table: 'OwedByMember',
  }),
]
