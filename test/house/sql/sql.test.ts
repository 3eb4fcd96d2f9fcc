import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AlterTableCmd, type CreateFunctionStmt, type Node, parse } from 'libpg-query'
import { expect, it } from 'vitest'
import { grantsIn } from '../../../src/database/roles/grants.ts'
import { sources, tableFunctions } from '../../../src/migrations/sources.ts'
import { statementsOf } from '../../../src/migrations/statements.ts'

const source = new URL('../../../src/', import.meta.url).pathname
const filesIn = (folder: string) => globSync(`${folder}/**/*.sql`, { cwd: source }).toSorted()
const textOf = (path: string) => readFileSync(join(source, path), 'utf8')

/** The statements of a text as PostgreSQL 18's own parser reads them. */
async function nodesOf(text: string): Promise<Node[]> {
  const { stmts = [] } = await parse(text)
  return stmts.flatMap(({ stmt }) => stmt ?? [])
}

const kindOf = (statement: Node) => Object.keys(statement)[0]
const functionsOf = (statements: readonly Node[]) =>
  statements.flatMap((node) => ('CreateFunctionStmt' in node ? node.CreateFunctionStmt : []))
const nameOf = ({ funcname = [] }: CreateFunctionStmt) =>
  funcname.flatMap((node) => ('String' in node ? (node.String.sval ?? []) : [])).join('.')
const optionsOf = ({ options = [] }: CreateFunctionStmt) =>
  options.flatMap((node) => ('DefElem' in node ? (node.DefElem.defname ?? []) : []))

/** Functions that run with the owner's rights, on whatever search_path their caller has set. */
const unpinned = (statements: readonly Node[]) =>
  functionsOf(statements)
    .filter((made) => optionsOf(made).includes('security') && !optionsOf(made).includes('set'))
    .map(nameOf)

const commandsOf = (node: Node): AlterTableCmd[] =>
  'AlterTableStmt' in node
    ? (node.AlterTableStmt.cmds ?? []).flatMap((one) =>
        'AlterTableCmd' in one ? one.AlterTableCmd : [],
      )
    : []

/** The type that a column is given. */
const typeIn = ({ def }: AlterTableCmd) => {
  const names = (def && 'ColumnDef' in def && def.ColumnDef.typeName?.names) || []
  const last = names.at(-1)
  return last && 'String' in last ? last.String.sval : undefined
}

/** Statements after which a gateway of the version before can't go on with the database. */
const breaking = (statements: readonly Node[]) =>
  statements.filter(
    (node) =>
      'RenameStmt' in node ||
      ('DropStmt' in node && node.DropStmt.removeType === 'OBJECT_TABLE') ||
      commandsOf(node).some(
        (command) =>
          command.subtype === 'AT_DropColumn' ||
          (command.subtype === 'AT_AlterColumnType' && typeIn(command) !== 'numeric'),
      ),
  ).length

/** The texts of the statements, as the same parser divides them. */
const divided = async (text: string) => {
  const { stmts = [] } = await parse(text)
  const bytes = Buffer.from(text)
  return stmts.map(({ stmt_location: from = 0, stmt_len: length }) =>
    bytes
      .subarray(from, length === undefined ? undefined : from + length)
      .toString()
      .trim(),
  )
}

it.each([...filesIn('migrations'), ...filesIn('lending'), ...filesIn('sandbox')])(
  '%s is sent as the statements that PostgreSQL finds in it',
  async (path) => {
    expect(statementsOf(textOf(path))).toEqual(await divided(textOf(path)))
  },
)

it.each(filesIn('lending'))('%s holds functions, triggers and views, and no data', async (path) => {
  const kinds = (await nodesOf(textOf(path))).map(kindOf)
  const allowed = ['CreateFunctionStmt', 'CreateTrigStmt', 'ViewStmt', 'DropStmt', 'DoStmt']
  expect(kinds.filter((kind) => !allowed.includes(kind ?? ''))).toEqual([])
})

it.each([...filesIn('lending'), ...filesIn('sandbox')])(
  '%s names no schema, and trusts no search_path',
  async (path) => {
    expect(textOf(path)).not.toMatch(/\bpublic\./)
    expect(unpinned(await nodesOf(textOf(path)))).toEqual([])
  },
)

it('runs each file when it migrates', () => {
  const listed = textOf('migrations/sources.ts')
  expect(
    [...filesIn('lending'), ...filesIn('sandbox')].filter((path) => !listed.includes(`'${path}'`)),
    'list each in src/migrations/sources.ts, after what it uses',
  ).toEqual([])
})

it('holds each function once', async () => {
  const all = await Promise.all(filesIn('lending').map((path) => nodesOf(textOf(path))))
  const names = functionsOf(all.flat()).map(nameOf)
  // following.sql replaces these where BUSINESS_DAYS says so.
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([
    'payable_until',
    'latest_due',
  ])
  expect(names.length).toBeGreaterThan(50)
})

/** Functions that a command calls as the owner of the schema. */
const asOwner = ['erase_again']

it('the application may call each function that its TypeScript calls', async () => {
  const made = await Promise.all(filesIn('lending').map((path) => nodesOf(textOf(path))))
  // Names of one word can be anything in TypeScript.
  const names = functionsOf(made.flat())
    .map(nameOf)
    .filter((name) => name.includes('_'))
  const granted = new Set(grantsIn('jobs').join(' ').match(/\w+/g))
  const calling = globSync('{feed,http,jobs,lending,payments,reads,resolvers}/**/*.ts', {
    cwd: source,
  })
  const refused = calling.flatMap((path) => {
    const called = new Set(textOf(path).match(/\b[a-z]\w*(?=\()/g))
    return names
      .filter((name) => called.has(name) && !granted.has(name) && !asOwner.includes(name))
      .map((name) => `${name}, which src/${path} calls`)
  })
  expect(refused, 'name each in src/database/roles/grants.ts').toEqual([])
})

it('the application may call each function that its functions and views call with its own rights', () => {
  const made = [...tableFunctions, ...sources].flatMap(({ text }) =>
    statementsOf(text).flatMap((statement) => {
      const body = statement.replaceAll(/--.*/g, '')
      const [, name] = /create (?:or replace )?(?:function|view) (\w+)/.exec(body) ?? []
      return name === undefined ? [] : { name, body }
    }),
  )
  const names = new Set(made.map(({ name }) => name))
  const granted = new Set(grantsIn('jobs').join(' ').match(/\w+/g))
  const callers = made.filter(
    ({ name, body }) => granted.has(name) && !/security definer|returns trigger/.test(body),
  )
  expect(callers.length).toBeGreaterThan(50)
  const refused = callers.flatMap(({ name, body }) =>
    [...new Set(body.match(/\b\w+(?=\()/g))]
      .filter((called) => called !== name && names.has(called) && !granted.has(called))
      .map((called) => `${called}, which ${name} calls`),
  )
  expect(refused, 'name each in `reading` of src/database/roles/grants.ts').toEqual([])
})

it.each(filesIn('migrations'))(
  '%s makes no function, and nothing that the version before can not live with',
  async (path) => {
    const statements = await nodesOf(textOf(path))
    const kinds = ['CreateFunctionStmt', 'CreateTrigStmt', 'ViewStmt', 'DoStmt']
    expect(statements.map(kindOf).filter((kind) => kinds.includes(kind ?? ''))).toEqual([])
    expect(breaking(statements)).toBe(0)
  },
)

it('sees each of these faults', async () => {
  const made = 'create function f() returns int language sql'
  expect(unpinned(await nodesOf(`${made} security definer as 'select 1'`))).toEqual(['f'])
  expect(
    unpinned(await nodesOf(`${made} security definer set search_path from current as 'select 1'`)),
  ).toEqual([])
  expect(breaking(await nodesOf('alter table loan drop column title'))).toBe(1)
  expect(breaking(await nodesOf('alter table loan alter title type int'))).toBe(1)
  // Whole numbers read the same when there may be others with decimals beside them.
  expect(breaking(await nodesOf('alter table loan alter version type numeric'))).toBe(0)
  expect(breaking(await nodesOf('alter table loan rename title to name'))).toBe(1)
  expect(breaking(await nodesOf('drop table loan; drop index loan_index'))).toBe(1)
  await expect(nodesOf('create view x as selec 1')).rejects.toThrow('syntax error')
})
