import { expect, it } from 'vitest'
import { compare, type Figures, tableOf } from '../../bench/measuring/table.ts'

const figures = (work: string, server: string, rps: number): Figures => ({
  work,
  server,
  rps,
  p50_ms: 1.2345,
  p99_ms: 12.3456,
  cpu_us: 321.9,
})
const measured = [
  figures('browse', 'gateway', 1891.4),
  figures('browse', 'mercurius', 722),
  figures('browse', 'postgraphile', 1159),
  figures('browse', 'limit', 3103),
  figures('fan-out 1000', 'gateway', 137_500),
  figures('fan-out 1000', 'graphql-ws', 43_500),
  figures('fan-out 1000', 'limit', 148_000),
]

it('compares with the fastest peer and the limit of the same work', () => {
  const rows = compare(measured)
  expect(rows[0]).toEqual({
    work: 'browse',
    server: 'gateway',
    rps: 1891,
    p50_ms: 1.23,
    p99_ms: 12.35,
    cpu_us: 322,
    vs_best_peer: 1.63,
    vs_limit: 0.61,
  })
  expect(rows.map(({ vs_best_peer }) => vs_best_peer)).toEqual([1.63, 0.62, 1, 2.68, 3.16, 1, 3.4])
  expect(rows.map(({ vs_limit }) => vs_limit)).toEqual([0.61, 0.23, 0.37, 1, 0.93, 0.29, 1])
})

it('has no ratio to what was not measured', () => {
  const [alone] = compare([figures('me', 'gateway', 6_236)])
  expect(alone).toMatchObject({ vs_best_peer: null, vs_limit: null })
})

it('prints a line for each server and work, the ratios last', () => {
  const lines = tableOf(compare(measured)).split('\n')
  expect(lines).toHaveLength(2 + measured.length)
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
  expect(lines[0]).toMatch(/^\| work .*\| \/ best peer \| \/ limit \|$/)
  expect(lines[6]).toMatch(/^\| fan-out 1000 \| gateway +\| +137 500 \| .* 3\.16 \| +0\.93 \|$/)
})
