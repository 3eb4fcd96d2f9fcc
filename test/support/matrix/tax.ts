import { all, type Line } from './matrix.ts'

const year = 2026
const operatorOnly = { outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'] } as const

/** What members have to know for their taxes. */
export const taxRestLines: readonly Line[] = [
  ...['', '/lines'].flatMap((end): Line[] => [
    {
      name: `GET /tax/{year}${end}`,
      call: () => ['GET', `/tax/${year}${end}`],
      outcomes: all('ok'),
    },
    {
      name: `GET /operator/members/{id}/tax/{year}${end}`,
      call: ({ owner }) => ['GET', `/operator/members/${owner}/tax/${year}${end}`],
      ...operatorOnly,
      support: 'ok',
    },
  ]),
]
