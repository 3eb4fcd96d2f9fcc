import { Foundation } from './20261121-foundation.ts'
import { Ledger } from './20261122-ledger.ts'
import { Operations } from './20261122-operations.ts'
import { Lending } from './20261123-lending.ts'
import { PreferencesFields } from './20261123-preferences.ts'
import { Investing } from './20261124-investing.ts'
import { Events } from './20261125-events.ts'
import { MapMarkers } from './20261126-map.ts'
import { Repayment } from './20261127-repayment.ts'
import { Collection } from './20261128-collection.ts'
import { Rates } from './20261129-rates.ts'
import { Sight } from './20261130-sight.ts'
import { Growth } from './20261201-growth.ts'
import { Postings } from './20261202-postings.ts'
import { Transfers } from './20261203-transfers.ts'

/** Every migration in the order in which they run; names never change once released. */
export const migrations = [
  { name: '20261121-foundation', class: Foundation },
  { name: '20261122-ledger', class: Ledger },
  { name: '20261122-operations', class: Operations },
  { name: '20261123-lending', class: Lending },
  { name: '20261123-preferences', class: PreferencesFields },
  { name: '20261124-investing', class: Investing },
  { name: '20261125-events', class: Events },
  { name: '20261126-map', class: MapMarkers },
  { name: '20261127-repayment', class: Repayment },
  { name: '20261128-collection', class: Collection },
  { name: '20261129-rates', class: Rates },
  { name: '20261130-sight', class: Sight },
  { name: '20261201-growth', class: Growth },
  { name: '20261202-postings', class: Postings },
  { name: '20261203-transfers', class: Transfers },
]
