import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { commands } from '../../src/commands/list.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { runProgram } from '../support/program.ts'

describe('a wrong command or option is named, with what was probably meant', () => {
  it.each([
    [['tokne'], 'unknown command tokne; did you mean token?'],
    [
      ['frobnicate'],
      'unknown command frobnicate; there are serve, migrate, seed, simulate, payments-sandbox, bank-file, token, schema, doctor, backup, restore',
    ],
    [['constructor'], 'unknown command constructor; there are'],
    [[], 'no command was given'],
    [
      ['serve', '--port', '80'],
      'unknown option --port; options of this command: --workers; other settings come from the environment (PORT=5000',
    ],
    [['serve', '--workers'], '--workers needs a value'],
    [['serve', '--workers', '--help-me'], '--workers needs a value'],
    [['migrate', '--force'], 'unknown option --force; this command has no options'],
    [['migrate', '-x'], 'unknown option -x; this command has no options'],
    [['seed', '--lones', '5'], 'unknown option --lones; did you mean --loans?'],
    [['seed', '--frobnicate'], 'unknown option --frobnicate; there are --loans, --seed'],
    [['simulate', '--peple=5'], 'unknown option --peple; did you mean --people?'],
    [['simulate', '--rate', '--for', '5s'], '--rate needs a value'],
    [['token', '--subject', 'ada'], 'unknown option --subject; did you mean --sub?'],
    [['token', '--sub'], '--sub needs a value'],
    [['token', '--sub='], '--sub needs a value'],
    [['token', 'ada'], '"ada" belongs to no option; with npm run, put options after --'],
    [['doctor', '--ledgr'], 'unknown option --ledgr; did you mean --ledger?'],
    [['doctor', '--prune=yes'], '--prune takes no value'],
    [['seed', '--loans', '5.5'], '--loans: must be a whole number from 1 to 5000000'],
    [['simulate', '--for', '1w'], '--for: must be a time such as 90s, 15m, 1h or 7d'],
    [['simulate', '--url', 'x'], '--url: must be an http(s):// URL'],
  ])('%j', async (args, message) => {
    const settings = { DATA_DIR: inject('dataDir'), DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }
    const { code, stdout, stderr } = await runProgram(args, settings)
    expect([code, stdout]).toEqual([2, ''])
    const [line, usage, ...more] = stderr.trimEnd().split('\n')
    expect(line).toContain(`lending-gateway: ${message}`)
    expect(usage ?? 'usage: main.ts ').toMatch(/^usage: main\.ts /)
    expect(more).toEqual([])
  })
})

it.each([['--help'], ['-h'], ['help']])('%s tells of every command', async (word) => {
  const { code, stdout, stderr } = await runProgram([word], { PORT: 'wrong' })
  expect([code, stderr]).toEqual([0, ''])
  for (const name of Object.keys(commands)) expect(stdout).toMatch(new RegExp(`^${name}`, 'm'))
})

it.each(Object.keys(commands))('%s --help tells of it alone', async (name) => {
  const { code, stdout } = await runProgram([name, '--sub', '--help'], { PORT: 'wrong' })
  expect([code, stdout]).toEqual([0, `usage: main.ts ${commands[name]?.help}\n`])
})

it('says what is wrong with an .env that can not be read', async () => {
  const folder = await createFolder('lending-gateway-env-')
  await mkdir(join(folder, '.env'))
  const { code, stderr } = await runProgram(['token', '--sub', 'x'], {}, { cwd: folder })
  await removeFolder(folder)
  expect([code, stderr]).toEqual([
    2,
    "lending-gateway: .env can't be read; make it a file that this user may read, or remove it\n",
  ])
})

describe('a command loads no more than it needs', () => {
  // Tells on stderr, at the end, of which packages modules were loaded.
  const report = `import { registerHooks } from 'node:module'
    const packages = new Set()
    registerHooks({ load(url, context, next) {
      const name = url.split('/node_modules/').at(1)?.split('/')
      if (name) packages.add(name[0])
      return next(url, context)
    } })
    process.on('exit', () => process.stderr.write([...packages].sort().join(' ')))`
  const loaded = (...args: string[]) =>
    new Promise<string>((resolve) =>
      execFile(
        process.execPath,
        ['--import', `data:text/javascript,${encodeURIComponent(report)}`, 'src/main.ts', ...args],
        { cwd: new URL('../..', import.meta.url), env: { DATA_DIR: inject('dataDir') } },
        (_, __, stderr) => resolve(stderr.split('\n').at(-1) ?? ''),
      ),
    )

  it('help and wrong arguments', async () => {
    for (const args of [['--help'], ['seed', '--help'], ['frobnicate'], ['seed', '--lones', '1']])
      expect(await loaded(...args)).toBe('fastest-levenshtein')
  })

  it('token', async () => {
    expect(await loaded('token', '--sub', 'ada')).toBe(
      'fastest-levenshtein fresh-currency-codes ibantools jose zod',
    )
  })
})
