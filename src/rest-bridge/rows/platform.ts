import type { Row } from '../answer.ts'

/** The operator's settings, such as the currency, limits and fees. */
export const platformRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/platform',
    summary: 'Get the platform’s currency, bounds and fees',
    success: 'What the operator has set.',
    document: 'query getPlatform { platform { ...PlatformRecord } }',
    tagged: 'platform',
    freshSeconds: 300,
  },
]
