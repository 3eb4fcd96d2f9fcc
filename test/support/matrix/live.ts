import { all, type Line, ownOnly } from './matrix.ts'

const bbox = '{ west: 8, south: 47, east: 9, north: 48 }'
const changes = '{ removedIds upserted { id title latitude longitude } }'

/** Every subscription. */
export const subscriptionLines: readonly Line[] = [
  {
    name: 'Subscription.notificationReceived',
    call: () => 'subscription { notificationReceived { id title } }',
    outcomes: all('ok'),
  },
  {
    name: 'Subscription.notificationReceived after',
    call: ({ cursor }) => `subscription { notificationReceived(after: "${cursor}") { id title } }`,
    outcomes: ownOnly('BAD_CURSOR'),
  },
  {
    name: 'Subscription.paymentChanged',
    call: () => 'subscription { paymentChanged { id amount } }',
    outcomes: all('ok'),
  },
  {
    name: 'Subscription.walletChanged',
    call: () => 'subscription { walletChanged { id userId balance } }',
    outcomes: all('ok'),
  },
  ...(['draft', 'withdrawn'] as const).map(
    (record): Line => ({
      name: `Subscription.loanChanged ${record}`,
      call: (records) => `subscription { loanChanged(id: "${records[record]}") { title } }`,
      outcomes: ownOnly('NOT_FOUND'),
    }),
  ),
  {
    name: 'Subscription.loanChanged open',
    call: ({ open }) => `subscription { loanChanged(id: "${open}") { title locationLatitude } }`,
    outcomes: all('ok'),
  },
  ...(['draft', 'withdrawn'] as const).map(
    (record): Line => ({
      name: `Subscription.loansChanged ${record}`,
      // It is in the list of its borrower alone.
      call: (records) =>
        `subscription { loansChanged(ids: ["${records[record]}", "${records.open}"]) { upserted { title } } }`,
      outcomes: all('ok'),
    }),
  ),
  {
    name: 'Subscription.loansChanged filter',
    call: () =>
      'subscription { loansChanged(filter: { status: [OPEN] }) { upserted { title } removedIds } }',
    outcomes: all('ok'),
  },
  {
    name: 'Subscription.loanMarkersChanged',
    call: () => `subscription { loanMarkersChanged(bbox: ${bbox}) ${changes} }`,
    outcomes: all('ok'),
  },
  {
    name: 'Subscription.profileMarkersChanged',
    call: () => `subscription { profileMarkersChanged(bbox: ${bbox}) ${changes} }`,
    outcomes: all('ok'),
  },
  {
    name: 'Subscription.operatorEvents',
    call: () => 'subscription { operatorEvents(after: 0) { id sequence type createdAt } }',
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
    support: 'ok',
  },
]

/** What GET /events follows, by its query. */
export const eventLines: readonly Line[] = [
  { name: 'own records', call: () => '', outcomes: all('ok') },
  {
    name: 'notifications after an event',
    call: ({ cursor }) => `last ${cursor}`,
    outcomes: ownOnly('BAD_CURSOR'),
  },
  ...(['draft', 'withdrawn'] as const).map(
    (record): Line => ({
      name: `a loan, ${record}`,
      call: (records) => `?loan=${records[record]}`,
      outcomes: ownOnly('NOT_FOUND'),
    }),
  ),
  { name: 'an open loan', call: ({ open }) => `?loan=${open}`, outcomes: all('ok') },
  { name: 'markers', call: () => '?bbox=8,47,9,48', outcomes: all('ok') },
  {
    name: 'the log of events',
    call: () => '?topics=wallet,operator_events',
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
    support: 'ok',
  },
]
