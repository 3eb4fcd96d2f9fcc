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
]
