import { get, patch, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

/** What waits for operators, and who has taken it. */
export const worklistRows: readonly Row[] = [
  get('/operator/worklist', {
    summary: 'List what waits for operators',
    success: 'A page of the worklist.',
    ...listed('listWork', 'worklist', 'WorkItemRecord'),
    table: 'WorkItem',
  }),
  patch('/operator/worklist/{id}', {
    summary:
      'Take an item of the worklist, hand it over, write a note on it, or put it away until a day',
    success: 'The item.',
    refusals: ['OWN_ACCOUNT'],
    document: mutation('updateWorkItem', 'item { ...WorkItemRecord }'),
    tagged: 'item',
  }),
  get('/operator/work-counts', {
    summary: 'Get how many items of each kind wait for operators',
    success: 'A line for each kind that the caller may see.',
    document: 'query getWorkCounts { workCounts { ...WorkCountRecord } }',
    table: 'WorkCount',
  }),
  get('/operator/work-operators', {
    summary: 'List operators to whom work can be given',
    success:
      'Those who have acted, looked at a member’s file or asked for this list before, by name; at most 200.',
    document: 'query listWorkOperators { workOperators { id fullName } }',
  }),
  get('/operator/late-loans', {
    summary: 'Get how many loans are late, and what they have due',
    success: 'A line for each range of days, and one for loans in default.',
    document: 'query getLateLoans { lateLoans { ...LateLoansRecord } }',
    table: 'LateLoans',
  }),
]
