import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examine } from '../../src/config.ts'
import { reasonOf } from '../../src/database/connections/reasons.ts'
import { createFolder, removeFolder } from '../support/folders.ts'

let folder: string
beforeAll(async () => {
  folder = await createFolder()
  for (const name of ['one', 'two'])
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'],
        ...[
          '-keyout',
          `${name}.key`,
          '-out',
          `${name}.crt`,
          '-days',
          '2',
          '-subj',
          '/CN=localhost',
        ],
      ],
      { cwd: folder, stdio: 'ignore' },
    )
  await writeFile(join(folder, 'garbage'), 'garbage')
})
afterAll(() => removeFolder(folder))

const problemsOf = (...files: readonly (readonly [string, string])[]) => {
  const parameters = files.map(([name, file]) => `&${name}=${join(folder, file)}`).join('')
  const DATABASE_URL = `postgres://db/x?sslmode=verify-full${parameters}`
  return examine({ DATABASE_URL })
    .problems.filter((line) => line.startsWith('DATABASE_URL'))
    .map((line) => line.replaceAll(`${folder}/`, ''))
}

it('accepts certificates and a key that fit', () => {
  expect(
    problemsOf(['sslrootcert', 'two.crt'], ['sslcert', 'one.crt'], ['sslkey', 'one.key']),
  ).toEqual([])
})

it.each([
  [[['sslrootcert', 'garbage']], 'sslrootcert is garbage, which holds no certificate'],
  [[['sslrootcert', 'one.key']], 'sslrootcert is one.key, which holds no certificate'],
  [[['sslcert', 'garbage']], 'sslcert is garbage, which holds no certificate'],
  [[['sslkey', 'one.crt']], 'sslkey is one.crt, which holds no private key'],
  [
    [
      ['sslcert', 'one.crt'],
      ['sslkey', 'two.key'],
    ],
    'sslkey is two.key, which is not the key of the certificate one.crt of sslcert',
  ],
] as const)('names the parameter and what is wrong with its file: %j', (files, problem) => {
  expect(problemsOf(...files)).toEqual([expect.stringContaining(problem)])
})

it('speaks of the parameter, not of options of Node, if another authority has signed', () => {
  const error = Object.assign(
    new Error('unable to verify; try running Node.js with --use-system-ca'),
    {
      code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    },
  )
  expect(reasonOf(error)).toContain('another authority than that of sslrootcert')
  expect(reasonOf(error)).not.toContain('use-system-ca')
})
