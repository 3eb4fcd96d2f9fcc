import {
  type Check,
  canListen,
  canReadDocuments,
  canReadHolidays,
  canReadWebhooks,
} from '../config/surroundings.ts'
import {
  canReadAgreements,
  canReadChart,
  canReadGates,
  canReadScreening,
} from '../platform/readable.ts'

/** What every command needs that opens the platform. */
export const opensPlatform: readonly Check[] = [
  canReadHolidays,
  canReadGates,
  canReadScreening,
  canReadAgreements,
  canReadChart,
]

/** What a gateway needs of its machine, besides a data folder. */
export const toServe: readonly Check[] = [
  canListen,
  canReadDocuments,
  canReadWebhooks,
  ...opensPlatform,
]
