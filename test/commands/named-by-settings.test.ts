import { lstat, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createFolder, removeFolder } from '../support/folders.ts'
import { long } from '../support/long.ts'
import { runProgram } from '../support/program.ts'

// What a setting names, such as a file, is looked at before anything starts.

let folder: string
beforeAll(async () => {
  folder = await createFolder()
  await writeFile(join(folder, 'file'), 'no JSON')
  await writeFile(join(folder, 'neither.json'), '{"operations": []}')
  await writeFile(join(folder, 'refused.json'), '{"all": "{ nothing }"}')
  await writeFile(join(folder, 'gates.json'), '{"fly": "full", "invest": {"basic": "x"}}')
  await writeFile(join(folder, 'publish.json'), '{"publish": "full"}')
  await writeFile(join(folder, 'screening.json'), '{"round_trips": {"amount": "1.5", "days": 0}}')
  await mkdir(join(folder, 'data'))
})
afterAll(() => removeFolder(folder))
const inFolder = (settings: Record<string, string>) =>
  Object.fromEntries(Object.entries(settings).map(([name, it]) => [name, it.replace('@', folder)]))

it.each([
  [{ DATA_DIR: '@/file' }, /^lending-gateway: DATA_DIR: .*\/file is not a folder; name a folder/],
  [{ DATA_DIR: '@/file/inside' }, /^lending-gateway: DATA_DIR: .* is not a folder; name a folder/],
  [{ DATA_DIR: '/proc/foo' }, /^lending-gateway: DATA_DIR: \/proc\/foo is not writable/],
  [{ HOST: '203.0.113.9' }, /^lending-gateway: HOST: this machine has no address 203.0.113.9/],
  [{ HOST: 'nowhere.invalid' }, /^lending-gateway: HOST: this machine has no address nowhere/],
  [{ TRUSTED_DOCUMENTS: '@/none' }, /^lending-gateway: TRUSTED_DOCUMENTS: .*none can't be read/],
  [{ TRUSTED_DOCUMENTS: '@/file' }, /^lending-gateway: TRUSTED_DOCUMENTS: .*file can't be read/],
  [
    { TRUSTED_DOCUMENTS: '@/neither.json' },
    /^lending-gateway: TRUSTED_DOCUMENTS: .*neither.json can't be read as .* nor as an apollo-/,
  ],
  [{ GATES_FILE: '@/none' }, /^lending-gateway: GATES_FILE: .*none can't be read/],
  [
    { GATES_FILE: '@/publish.json', REQUIRE_VERIFIED_BORROWER: '1' },
    /^lending-gateway: REQUIRE_VERIFIED_BORROWER: GATES_FILE says what publishing needs/,
  ],
  [{ SCREENING_FILE: '@/screening.json' }, /^lending-gateway: SCREENING_FILE: .*days: /],
  [{ TRUSTED_DOCUMENTS: '@/refused.json' }, /^lending-gateway: TRUSTED_DOCUMENTS: "all" would/],
])('nothing starts with %j', async (settings, message) => {
  const given = inFolder({ DATA_DIR: '@/unmade', ALLOW_DEV_ISSUER: '1', ...settings })
  const { code, stderr } = await runProgram(['serve'], given as Record<string, string>)
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)])
  expect(stderr.trim().split('\n')).toHaveLength(1)
  await expect(lstat(join(folder, 'unmade'))).rejects.toThrow('ENOENT')
  // What serve refuses, doctor must not pass.
  const examined = await runProgram(['doctor'], given as Record<string, string>)
  const [line = ''] = stderr.replace('lending-gateway: ', '').split('\n')
  expect([examined.code, examined.stdout]).toEqual([1, expect.stringContaining(`✗ ${line}\n`)])
})

it('all that is wrong is told at once, in lines of their own', async () => {
  const settings = inFolder({
    PORT: '99999',
    BODY_LIMIT: '1',
    DATA_DIR: '@/file',
    HOST: '203.0.113.9',
    ALLOW_DEV_ISSUER: '1',
    TRUSTED_DOCUMENTS: '@/none',
    SMTP_URL: 'smtp://mail.example',
    WEBHOOKS_FILE: '@/file',
    BUSINESS_DAYS: 'following',
    HOLIDAYS_FILE: '@/file',
    CURRENCY: 'dollars',
    GATES_FILE: '@/gates.json',
    REQUIRE_VERIFIED_BORROWER: 'maybe',
    SCREENING_FILE: '@/screening.json',
    AGREEMENTS_DIR: '@/data',
    CHART_FILE: '@/file',
  })
  const { code, stdout, stderr } = await runProgram(['serve'], settings)
  expect([code, stdout]).toEqual([2, ''])
  const lines = stderr.trim().split('\n')
  expect(lines.map((line) => /^lending-gateway: (\w+): /.exec(line)?.[1])).toEqual([
    'PORT',
    'CURRENCY',
    'BODY_LIMIT',
    'REQUIRE_VERIFIED_BORROWER',
    'MAIL_FROM',
    'PUBLIC_URL',
    'DATA_DIR',
    'TRUSTED_DOCUMENTS',
    'WEBHOOKS_FILE',
    'HOLIDAYS_FILE',
    'GATES_FILE',
    'GATES_FILE',
    'SCREENING_FILE',
    'AGREEMENTS_DIR',
    'CHART_FILE',
  ])
})

long('the data folder is not looked at where none is needed', async () => {
  const { stderr } = await runProgram(['serve'], {
    DATABASE_URL: inject('adminUrl').replace(/\/[^/]*$/, '/none'),
    AUTH_ISSUER: 'x',
    AUTH_AUDIENCE: 'y',
    AUTH_JWKS_URL: 'http://127.0.0.1:1/keys',
    DATA_DIR: '/proc/foo',
  })
  expect(stderr).toMatch(/^lending-gateway: .*database "none" does not exist/)
})
