import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname

/** The pages that readers come to: those at the root, and all of docs/ and deploy/. */
const pages = [
  ...readdirSync(root).map((name) => join(root, name)),
  ...['docs', 'deploy'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(root, folder, name),
    ),
  ),
].filter((path) => path.endsWith('.md'))

/** What a page links to, by words or as a picture, with what must be there. */
function linksOf(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/```[\s\S]*?```/g, '')
  return [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)]
    .map(([, target, named]) => target ?? named ?? '')
    .filter((target) => !/^(?:https?|mailto):/.test(target))
}

/** The addresses of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

it.each(pages.map((page) => relative(root, page)))('%s links to what is there', (name) => {
  const page = join(root, name)
  const broken = linksOf(page).filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? page : join(dirname(page), path)
    if (!existsSync(target)) return true
    return anchor !== undefined && statSync(target).isFile() && !anchorsOf(target).includes(anchor)
  })
  expect(broken).toEqual([])
})

/** The files of this project that a page names, as `code`, by their paths. */
function filesIn(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/```[\s\S]*?```/g, '')
  return [
    ...text.matchAll(/`((?:src|test|schema|bench|docs|deploy|examples)\/[\w./-]*\w\.\w+)`/g),
  ].map(([, path = '']) => path)
}

it.each(pages.map((page) => relative(root, page)).filter((page) => page !== 'CHANGELOG.md'))(
  '%s names files that are there',
  (name) => {
    expect(filesIn(join(root, name)).filter((path) => !existsSync(join(root, path)))).toEqual([])
  },
)
