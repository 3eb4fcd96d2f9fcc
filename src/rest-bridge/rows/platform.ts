import { get, type Row } from '../row.ts'

/** The operator's settings, such as the currency, limits and fees. */
export const platformRows: readonly Row[] = [
  get('/platform', {
    summary: 'Get the platform’s currency, bounds and fees',
    success: 'What the operator has set.',
    document: 'query getPlatform { platform { ...PlatformRecord } }',
    tagged: 'platform',
    freshSeconds: 300,
  }),
]
