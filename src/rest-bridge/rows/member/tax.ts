import { get, type Row } from '../../row.ts'
import { listed } from '../parts.ts'

const year = 'tax: taxYear { ...TaxYearRecord forms { ...TaxFormRecord } }'

/** Members' figures for their taxes, for themselves and for operators. */
export const taxRows: readonly Row[] = [
  get('/tax/{year}', {
    summary: 'Get the figures of authenticated user for their taxes of a year',
    success: 'The figures, with the forms that the platform’s country has for them.',
    document: `query getTaxYear { me { ${year} } }`,
    within: 'me',
    table: 'TaxYear',
  }),
  get('/tax/{year}/lines', {
    summary: 'List what the figures of a tax year count, or download it as CSV',
    success: 'A page of lines, newest first, or all of them as CSV.',
    ...listed('listTaxLines', 'me.lines: taxLines', 'TaxLineRecord'),
    table: 'TaxLine',
  }),
  get('/operator/members/{id}/tax/{year}', {
    summary: 'Get the figures of a member for their taxes of a year',
    success: 'The figures, with the forms that the platform’s country has for them.',
    document: `query getMemberTaxYear { memberFile(memberId: $id) { ${year} } }`,
    within: 'memberFile',
    table: 'TaxYear',
  }),
  get('/operator/members/{id}/tax/{year}/lines', {
    summary: 'List what the figures of a member’s tax year count, or download it as CSV',
    success: 'A page of lines, newest first, or all of them as CSV.',
    ...listed('listMemberTaxLines', 'memberFile(memberId: $id).lines: taxLines', 'TaxLineRecord'),
    table: 'TaxLine',
  }),
]
