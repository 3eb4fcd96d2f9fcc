import { globSync, readFileSync } from 'node:fs'
import { type Node, parse, type TypeName } from 'libpg-query'
import { expect, it } from 'vitest'

// A function with other parameters is another function, and a call can fit both: the former form must be dropped.

const source = new URL('../../../src/', import.meta.url)
const paths = globSync('**/*.sql', { cwd: source, exclude: ['migrations/**'] }).toSorted()

const named = (nodes: readonly Node[] = []) =>
  nodes.flatMap((node) => ('String' in node ? (node.String.sval ?? []) : [])).at(-1)
const typed = ({ names, arrayBounds }: TypeName) =>
  named(names) + (arrayBounds === undefined ? '' : '[]')
const written = (name: string | undefined, types: readonly string[]) =>
  `${name}(${types.join(', ')})`

/** The functions that a statement makes, or drops, each with the types of its parameters. */
function formsOf(node: Node): string[] {
  if ('CreateFunctionStmt' in node) {
    const { funcname, parameters = [] } = node.CreateFunctionStmt
    const types = parameters.flatMap((one) => {
      if (!('FunctionParameter' in one)) return []
      const { mode = '', argType } = one.FunctionParameter
      return argType === undefined || /OUT|TABLE/.test(mode) ? [] : typed(argType)
    })
    return [written(named(funcname), types)]
  }
  if (!('DropStmt' in node)) return []
  return (node.DropStmt.objects ?? []).flatMap((one) => {
    if (!('ObjectWithArgs' in one)) return []
    const { objname, objargs = [] } = one.ObjectWithArgs
    return written(
      named(objname),
      objargs.flatMap((type) => ('TypeName' in type ? typed(type.TypeName) : [])),
    )
  })
}

it('each form that a function has had is made, or dropped', async () => {
  const texts = paths.map((path) => readFileSync(new URL(path, source), 'utf8'))
  const parsed = await Promise.all(texts.map((text) => parse(text)))
  const forms = parsed.flatMap(({ stmts = [] }) =>
    stmts.flatMap(({ stmt }) => (stmt === undefined ? [] : formsOf(stmt))),
  )
  const list = new URL('sql-forms.txt', import.meta.url)
  const known = readFileSync(list, 'utf8').split('\n').filter(Boolean)
  expect(
    known.filter((form) => !forms.includes(form)),
    'drop each of these forms in src/lending/dropped.sql; or, if no release had it, take its line out of test/house/sql/sql-forms.txt',
  ).toEqual([])
  await expect(
    `${[...new Set(forms)].toSorted().join('\n')}\n`,
    'npm test -- test/house/sql/sql-forms.test.ts -u adds the new form',
  ).toMatchFileSnapshot(list.pathname)
})
