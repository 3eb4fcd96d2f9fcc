import { bankAccountRestLines } from './bank-accounts.ts'
import { bookRestLines } from './books.ts'
import { caseRestLines } from './cases.ts'
import { documentRestLines } from './documents.ts'
import { canaries } from './fixtures.ts'
import { helpRestLines } from './help.ts'
import { mailRestLines } from './mail.ts'
import { all, type Line, ownOnly } from './matrix.ts'
import { noteRestLines } from './notes.ts'
import { operatorRestLines } from './operator.ts'
import { privacyRestLines } from './privacy.ts'
import { reportRestLines } from './reports.ts'
import { savedSearchRestLines } from './saved-searches.ts'
import { supportRestLines } from './support.ts'
import { taxRestLines } from './tax.ts'
import { trustRestLines } from './trust.ts'
import { webhookRestLines } from './webhooks.ts'
import { worklistRestLines } from './worklist.ts'

const { draftTitle, latitude, monthlyIncome } = canaries
const place = String(latitude)
const bbox = 'bbox=8,47,9,48'

/** Every row of the REST bridge. */
export const restLines: readonly Line[] = [
  ...operatorRestLines,
  ...webhookRestLines,
  ...worklistRestLines,
  ...noteRestLines,
  ...helpRestLines,
  ...bookRestLines,
  ...caseRestLines,
  ...reportRestLines,
  ...savedSearchRestLines,
  ...bankAccountRestLines,
  ...trustRestLines,
  ...mailRestLines,
  ...privacyRestLines,
  ...taxRestLines,
  ...documentRestLines,
  {
    name: 'GET /profile',
    call: () => ['GET', '/profile'],
    outcomes: all('ok'),
    shows: String(monthlyIncome),
  },
  ...['', '/loans', '/notifications'].map(
    (list): Line => ({
      name: `GET /frozen-account${list}`,
      call: () => ['GET', `/frozen-account${list}`],
      outcomes: [...all('NOT_FOUND'), 'ok'],
    }),
  ),
  {
    name: 'PUT /profile',
    call: () => ['PUT', '/profile', { occupation: 'y' }],
    outcomes: all('ok'),
    shows: `"credit_score":${canaries.creditScore}`,
  },
  {
    name: 'PATCH /profile',
    call: () => ['PATCH', '/profile', { occupation: 'z' }],
    outcomes: all('ok'),
    shows: `"credit_score":${canaries.creditScore}`,
  },
  {
    name: 'PATCH /preferences',
    call: () => ['PATCH', '/preferences', { language: 'de' }],
    outcomes: all('ok'),
    shows: canaries.purpose,
  },
  {
    name: 'GET /members/{id}',
    call: ({ owner }) => ['GET', `/members/${owner}`],
    outcomes: all('ok'),
  },
  {
    name: 'GET /preferences',
    call: () => ['GET', '/preferences'],
    outcomes: all('ok'),
    shows: canaries.purpose,
  },
  {
    name: 'PUT /preferences',
    call: () => ['PUT', '/preferences', { language: 'fr' }],
    outcomes: all('ok'),
    shows: canaries.purpose,
  },
  {
    name: 'GET /wallet',
    call: () => ['GET', '/wallet'],
    outcomes: [...all('ok'), 'ok'],
    shows: ({ wallet }) => wallet,
  },
  {
    name: 'POST /wallet/deposit',
    call: () => ['POST', '/wallet/deposit', { amount: 5 }],
    outcomes: all('ok'),
    shows: ({ wallet }) => wallet,
  },
  {
    name: 'POST /wallet/withdraw',
    call: () => ['POST', '/wallet/withdraw', { amount: 1 }],
    outcomes: all('ok'),
    shows: ({ wallet }) => wallet,
  },
  {
    name: 'POST /wallet/transfer',
    call: ({ owner }) => ['POST', '/wallet/transfer', { recipient_id: owner, amount: 1 }],
    outcomes: ['SELF_TRANSFER', 'ok', 'ok', 'ok'],
  },
  {
    name: 'GET /wallet/transactions',
    call: () => ['GET', '/wallet/transactions?limit=100'],
    outcomes: all('ok'),
    shows: canaries.description,
  },
  {
    name: 'GET /wallet/transactions by external_id',
    call: () => ['GET', `/wallet/transactions?external_id=${canaries.externalId}`],
    outcomes: all('ok'),
    shows: canaries.metadata,
  },
  {
    name: 'GET /wallet/transactions/{id}',
    call: ({ transaction }) => ['GET', `/wallet/transactions/${transaction}`],
    outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    shows: canaries.description,
  },
  {
    name: 'GET /payments',
    call: () => ['GET', '/payments?limit=100'],
    outcomes: [...all('ok'), 'ok'],
    shows: canaries.description,
  },
  {
    name: 'GET /payments by external_id',
    call: () => ['GET', `/payments?external_id=${canaries.externalId}`],
    outcomes: [...all('ok'), 'ok'],
    shows: canaries.metadata,
  },
  {
    name: 'GET /payments/{id}',
    call: ({ payment }) => ['GET', `/payments/${payment}`],
    outcomes: ['ok', 'NOT_FOUND', 'NOT_FOUND', 'ok', 'NOT_FOUND'],
    support: 'ok',
    shows: canaries.description,
    showsOperator: canaries.description,
  },
  {
    name: 'POST /payments/{id}/cancel',
    call: ({ payment }) => ['POST', `/payments/${payment}/cancel`, {}],
    // An operator who cancels another member's payment has to say why.
    outcomes: ['INVALID_TRANSITION', 'NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED'],
  },
  {
    name: 'GET /cash-flow',
    call: () => ['GET', '/cash-flow?limit=100'],
    outcomes: all('ok'),
    shows: canaries.description,
  },
  {
    name: 'GET /notifications',
    call: () => ['GET', '/notifications?limit=100'],
    outcomes: [...all('ok'), 'ok'],
    shows: canaries.notice,
  },
  {
    name: 'POST /notifications to the owner',
    call: ({ owner }) => ['POST', '/notifications', { user_id: owner, title: 'a', message: 'b' }],
    outcomes: ['ok', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  },
  {
    name: 'GET /notifications/{id}',
    call: ({ notification }) => ['GET', `/notifications/${notification}`],
    outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    shows: canaries.notice,
  },
  {
    name: 'POST /notifications/read-all',
    call: () => ['POST', '/notifications/read-all'],
    outcomes: all('ok'),
  },
  {
    name: 'PUT /notifications/{id}/read',
    call: ({ notification }) => ['PUT', `/notifications/${notification}/read`],
    outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    shows: canaries.notice,
  },
  {
    name: 'GET /loans by external_id',
    call: () => ['GET', `/loans?external_id=${canaries.externalId}`],
    outcomes: all('ok'),
    shows: canaries.externalId,
  },
  {
    name: 'GET /loans',
    call: ({ owner }) => [
      'GET',
      `/loans?borrower_id=${owner}&status=draft,open,cancelled&include=total`,
    ],
    outcomes: all('ok'),
    shows: draftTitle,
  },
  {
    name: 'POST /loans',
    call: () => ['POST', '/loans', { title: 'Own', amount_requested: 100 }],
    outcomes: all('ok'),
  },
  {
    name: 'POST /loans/batch',
    call: () => [
      'POST',
      '/loans/batch',
      {
        loans: [
          {
            on_behalf_of: 'nobody',
            idempotency_key: 'matrix-1',
            title: 'T',
            amount_requested: 100,
          },
        ],
      },
    ],
    outcomes: all('FORBIDDEN'),
  },
  {
    name: 'GET /loans/{id} draft',
    call: ({ draft }) => ['GET', `/loans/${draft}`],
    outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    shows: draftTitle,
  },
  {
    name: 'GET /loans/{id} withdrawn',
    call: ({ withdrawn }) => ['GET', `/loans/${withdrawn}`],
    outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    shows: canaries.withdrawnTitle,
  },
  {
    name: 'GET /loans/{id} open',
    call: ({ open }) => ['GET', `/loans/${open}`],
    outcomes: all('ok'),
    shows: place,
  },
  {
    name: 'PUT /loans/{id} draft',
    call: ({ draft }) => ['PUT', `/loans/${draft}`, { description: 'e' }],
    outcomes: ownOnly('NOT_FOUND'),
    shows: draftTitle,
  },
  {
    name: 'PATCH /loans/{id} draft',
    call: ({ draft }) => ['PATCH', `/loans/${draft}`, { description: 'f' }],
    outcomes: ownOnly('NOT_FOUND'),
    shows: draftTitle,
  },
  {
    name: 'PATCH /loans/{id} open',
    call: ({ open }) => ['PATCH', `/loans/${open}`, { description: 'f' }],
    outcomes: ownOnly('FORBIDDEN'),
    shows: place,
  },
  {
    name: 'GET /loans/{id}/history draft',
    call: ({ draft }) => ['GET', `/loans/${draft}/history`],
    outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
  },
  {
    name: 'GET /loans/{id}/borrower-record',
    call: ({ open }) => ['GET', `/loans/${open}/borrower-record`],
    outcomes: all('ok'),
  },
  {
    name: 'GET /loans/{id}/key-facts',
    call: ({ open }) => ['GET', `/loans/${open}/key-facts`],
    outcomes: all('ok'),
  },
  {
    name: 'GET /me/loans',
    call: () => ['GET', '/me/loans?limit=100'],
    outcomes: [...all('ok'), 'ok'],
    shows: draftTitle,
  },
  {
    name: 'PUT /loans/{id} withdrawn',
    call: ({ withdrawn }) => ['PUT', `/loans/${withdrawn}`, {}],
    outcomes: ownOnly('NOT_FOUND'),
    shows: canaries.withdrawnTitle,
  },
  {
    name: 'PUT /loans/{id} open',
    call: ({ open }) => ['PUT', `/loans/${open}`, { description: 'e' }],
    outcomes: ownOnly('FORBIDDEN'),
    shows: place,
  },
  ...(['draft', 'withdrawn'] as const).flatMap((record): Line[] => [
    {
      name: `POST /loans/{id}/invest ${record}`,
      call: (records) => ['POST', `/loans/${records[record]}/invest`, { amount: 100 }],
      outcomes: ['OWN_LOAN', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    },
    {
      name: `POST /loans/{id}/repayments ${record}`,
      call: (records) => ['POST', `/loans/${records[record]}/repayments`, { amount: 1 }],
      outcomes: ['INVALID_TRANSITION', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    },
    {
      name: `POST /loans/{id}/withdrawal ${record}`,
      call: (records) => ['POST', `/loans/${records[record]}/withdrawal`, {}],
      outcomes: ['INVALID_TRANSITION', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    },
    {
      name: `GET /loans/{id}/schedule ${record}`,
      call: (records) => ['GET', `/loans/${records[record]}/schedule`],
      outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    },
    {
      name: `GET /loans/{id}/charges ${record}`,
      call: (records) => ['GET', `/loans/${records[record]}/charges`],
      outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    },
    {
      name: `GET /loans/{id}/overdue-interest ${record}`,
      call: (records) => ['GET', `/loans/${records[record]}/overdue-interest`],
      outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    },
    {
      name: `GET /loans/{id}/own-payments ${record}`,
      call: (records) => ['GET', `/loans/${records[record]}/own-payments`],
      outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    },
    {
      name: `GET /loans/{id}/plan-changes ${record}`,
      call: (records) => ['GET', `/loans/${records[record]}/plan-changes`],
      outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    },
    {
      name: `GET /loans/{id}/investments ${record}`,
      call: (records) => ['GET', `/loans/${records[record]}/investments`],
      outcomes: ownOnly('NOT_FOUND'),
    },
  ]),
  {
    name: 'POST /loans/{id}/invest open',
    call: ({ open }) => ['POST', `/loans/${open}/invest`, { amount: 100 }],
    outcomes: ['OWN_LOAN', 'ok', 'ok', 'ok'],
  },
  {
    name: 'POST /loans/{id}/plan-changes active',
    call: ({ active }) => [
      'POST',
      `/loans/${active}/plan-changes`,
      { kind: 'due_day', due_day: 1, from: '2000-01-01' },
    ],
    outcomes: ['PLAN_CHANGE_IMPOSSIBLE', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  },
  {
    name: 'POST /plan-changes/{id}/undo missing',
    call: () => ['POST', `/plan-changes/${crypto.randomUUID()}/undo`, {}],
    outcomes: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  {
    name: 'POST /loans/{id}/repayments active',
    call: ({ active }) => ['POST', `/loans/${active}/repayments`, { amount: 1 }],
    outcomes: [...ownOnly('FORBIDDEN'), 'FORBIDDEN'],
    shows: ({ wallet }) => wallet,
  },
  {
    name: 'POST /loans/{id}/repayments/preview active',
    call: ({ active }) => ['POST', `/loans/${active}/repayments/preview`, { amount: 1 }],
    outcomes: [...ownOnly('FORBIDDEN'), 'FORBIDDEN'],
  },
  {
    name: 'POST /loans/{id}/withdrawal active',
    call: ({ active }) => ['POST', `/loans/${active}/withdrawal`, {}],
    // The terms of this world know no withdrawal.
    outcomes: ['INVALID_TRANSITION', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  },
  {
    name: 'POST /loans/{id}/repayments active, as of a day',
    call: ({ active }) => [
      'POST',
      `/loans/${active}/repayments`,
      { amount: 1, value_date: '2020-01-01' },
    ],
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'VALIDATION_FAILED', 'FORBIDDEN'],
  },
  {
    name: 'GET /loans/{id}/schedule active',
    call: ({ active }) => ['GET', `/loans/${active}/schedule`],
    outcomes: ['ok', 'FORBIDDEN', 'ok', 'ok'],
    support: 'ok',
  },
  {
    name: 'GET /platform',
    call: () => ['GET', '/platform'],
    outcomes: [...all('ok'), 'ok'],
  },
  {
    name: 'GET /quote',
    call: () => ['GET', '/quote?amount=100&interest_rate=9.4822&months=6'],
    outcomes: all('ok'),
  },
  {
    name: 'GET /loan-guidance',
    call: () => ['GET', '/loan-guidance?amount=100&months=6&risk_level=low'],
    outcomes: all('ok'),
  },
  {
    name: 'GET /loans/{id}/charges active',
    call: ({ active }) => ['GET', `/loans/${active}/charges`],
    outcomes: ['ok', 'FORBIDDEN', 'ok', 'ok'],
    support: 'ok',
  },
  {
    name: 'GET /loans/{id}/overdue-interest active',
    call: ({ active }) => ['GET', `/loans/${active}/overdue-interest`],
    outcomes: ['ok', 'FORBIDDEN', 'ok', 'ok'],
    support: 'ok',
  },
  {
    name: 'GET /loans/{id}/own-payments active',
    call: ({ active }) => ['GET', `/loans/${active}/own-payments`],
    outcomes: ['ok', 'FORBIDDEN', 'ok', 'ok'],
    support: 'ok',
  },
  {
    name: 'GET /loans/{id}/plan-changes active',
    call: ({ active }) => ['GET', `/loans/${active}/plan-changes`],
    outcomes: ['ok', 'FORBIDDEN', 'ok', 'ok'],
    support: 'ok',
  },
  {
    name: 'GET /loans/{id}/schedule/history active',
    call: ({ active }) => ['GET', `/loans/${active}/schedule/history`],
    outcomes: ['ok', 'FORBIDDEN', 'ok', 'ok'],
    support: 'ok',
  },
  {
    name: 'GET /loans/{id}/investments open',
    call: ({ open }) => ['GET', `/loans/${open}/investments`],
    outcomes: all('ok'),
  },
  { name: 'GET /portfolio', call: () => ['GET', '/portfolio'], outcomes: all('ok') },
  {
    name: 'GET /standing-order/results',
    call: () => ['GET', '/standing-order/results'],
    outcomes: all('ok'),
  },
  {
    name: 'GET /investments/{id}',
    call: ({ investment }) => ['GET', `/investments/${investment}`],
    outcomes: all('ok'),
  },
  {
    name: 'GET /investment-totals',
    call: () => ['GET', '/investment-totals'],
    outcomes: all('ok'),
  },
  { name: 'GET /investments', call: () => ['GET', '/investments'], outcomes: all('ok') },
  {
    name: 'GET /opportunities',
    call: () => ['GET', '/opportunities?sort=distance&limit=100'],
    outcomes: all('ok'),
  },
  {
    name: 'GET /standing-order/preview',
    call: () => ['GET', '/standing-order/preview?auto_invest_max_per_loan=25'],
    outcomes: all('ok'),
  },
  { name: 'GET /map/profiles', call: () => ['GET', `/map/profiles?${bbox}`], outcomes: all('ok') },
  {
    name: 'GET /map/loans/{z}/{x}/{y}.mvt',
    call: () => ['GET', '/map/loans/0/0/0.mvt'],
    outcomes: all('ok'),
  },
  {
    name: 'GET /map/profiles/{z}/{x}/{y}.mvt',
    call: () => ['GET', '/map/profiles/0/0/0.mvt'],
    outcomes: all('ok'),
  },
  { name: 'GET /map/loans', call: () => ['GET', `/map/loans?${bbox}`], outcomes: all('ok') },
  ...supportRestLines,
]
