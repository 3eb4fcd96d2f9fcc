import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const names = new Set(files.map((path) => basename(path)))

/** Every file and folder, folders with a slash at the end too. */
const present = new Set(
  files.flatMap((path) => {
    const parts = path.split('/')
    const folders = parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('/'))
    return [path, ...folders, ...folders.map((folder) => `${folder}/`)]
  }),
)
const tops = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0]))

/** What a path can begin from: pages about rules leave out `src/lending/`, tables of tests `test/`. */
const bases = ['', 'src/', 'src/lending/', 'test/', 'deploy/']
/** Names that stand for any file, and what git ignores. */
const isPattern = (word: string) => /(?:^|\/)(?:x\.\w+$|\.data)/.test(word)
const isFile = (word: string) => /^\w[\w./-]*\.(?:tsx?|sql|graphql|yaml)$/.test(word)
const isWithin = (word: string) =>
  /^[\w.][\w./-]*\/[\w./-]*$/.test(word) && tops.has(word.split('/')[0])

const exists = (path: string) =>
  bases.some((base) => present.has(base + path)) || (!path.includes('/') && names.has(path))

/** What a page calls files or folders of the repository: files in any code, folders that stand alone. */
function pathsIn(page: string): string[] {
  const code = [...readFileSync(join(root, page), 'utf8').matchAll(/```([\s\S]*?)```|`([^`\n]+)`/g)]
  const words = code.flatMap(([, block = '', span = '']) => [
    ...`${block} ${span}`.split(/[\s,;:]+/).filter(isFile),
    ...[span].filter(isWithin),
  ])
  return [...new Set(words)].filter((word) => !isPattern(word))
}

describe('the paths that are named exist', () => {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))

  it.each(['CONTRIBUTING.md', ...docs.map((name) => `docs/${name}`)])('in %s', (page) => {
    expect(pathsIn(page).filter((path) => !exists(path))).toEqual([])
  })

  it('where there are many', () => {
    expect(pathsIn('CONTRIBUTING.md').length).toBeGreaterThan(50)
  })
})

it('docs/code.md shows every folder of the repository, and all that is in src/', () => {
  const [, tree = ''] =
    /```\n([\s\S]+?)```/.exec(readFileSync(join(root, 'docs/code.md'), 'utf8')) ?? []
  const shown = tree.trim().split('\n')
  const topOf = (path: string) => path.replace(/^(src\/[^/]+\/?|[^/]+\/).*/, '$1')
  const there = new Set([...files.filter((path) => path.includes('/')).map(topOf), 'src/'])
  expect(shown.map((line) => line.split(' ')[0]).toSorted()).toEqual([...there].toSorted())
  expect(shown.filter((line) => !/^\S+ {2,}\S.+/.test(line))).toEqual([])
})
