import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

// What belongs to each screen of the app, and to each page of one.

const app = new URL('../../app/src/', import.meta.url)
const tests = new URL('../app/', import.meta.url)
/** The tests that look at screens. */
const looks = globSync('**/*.ts', { cwd: tests })
  .map((file) => ({ name: basename(file), text: readFileSync(new URL(file, tests), 'utf8') }))
  .filter(({ text }) => text.includes('expectSound('))

/** The screens of the app: under /app/. */
const [, listed = ''] =
  /^export const screens\b.*?= \[$(.+?)^\]/ms.exec(
    readFileSync(new URL('screens/index.ts', app), 'utf8'),
  ) ?? []
const screens = [...listed.matchAll(/^ {4}path: '(\w+)',$(.+?)^ {2}\}/gms)].map(
  ([, path = '', rest = '']) => ({
    path,
    aside: rest.includes('aside: true'),
    operator: rest.includes('operator: true'),
    sandbox: rest.includes('sandbox: true'),
  }),
)

it('every screen of the app is looked at in each look, for what axe finds', () => {
  const all = looks.map(({ text }) => text).join('\n')
  expect(screens.length).toBeGreaterThan(5)
  expect(
    screens.filter(({ path }) => !new RegExp(`/app/${path}\\b`).test(all)),
    'add each to the screens of test/app/quality.nightly.test.ts',
  ).toEqual([])
})

it('every screen of members is read in a language that is made up, and in German on a narrow phone', () => {
  const walked = looks.find(({ name }) => name === 'languages.nightly.test.ts')?.text ?? ''
  const [, ofMembers = ''] = /const ofMembers = \(\) =>(.+?) as const/s.exec(walked) ?? []
  const unread = screens.filter(
    ({ path, operator }) => !operator && !new RegExp(`/${path}\\b`).test(ofMembers),
  )
  expect(
    unread,
    'add each to `ofMembers` of test/app/languages.nightly.test.ts: texts outside the catalogues show there',
  ).toEqual([])
})

it('how long each screen of members takes is measured', () => {
  const bench = readFileSync(new URL('../../bench/screens.ts', import.meta.url), 'utf8')
  const [, measured = ''] = /paths:\s+'(.+?)'/.exec(bench) ?? []
  const unmeasured = screens.filter(
    ({ path, operator, sandbox }) => !operator && !sandbox && !measured.split(' ').includes(path),
  )
  expect(unmeasured, 'add each to the first `paths` of bench/screens.ts').toEqual([])
})

/** The pages of a screen beside its first, as `lend/order`: the list `pages` in its screen.tsx, and those about one’s money. */
const pagesOf = (screen: string, file: string, page = /^ {2}\['(\w+)'/gm) => {
  const text = readFileSync(new URL(file, app), 'utf8')
  const [, list = ''] = /^(?:export )?const \w*[pP]ages = \[(.+?)\] as const$/ms.exec(text) ?? []
  return [...list.matchAll(page)].map(([, path = '']) => ({ screen, path }))
}
const pages = [
  ...globSync('*/screen.tsx', { cwd: app }).flatMap((file) =>
    pagesOf(file.split('/')[0] ?? '', file),
  ),
  ...pagesOf('portfolio', 'parts/portfolio-nav.tsx', /'(\w+)'/g),
]

it('every page of a screen is looked at for what axe finds', () => {
  expect(pages.length).toBeGreaterThan(12)
  // A test that is named after the page comes to it by the keyboard.
  const isOf = ({ screen, path }: (typeof pages)[number], name: string, text: string) =>
    name.startsWith(`${path}.`) ||
    (text.includes(`/app/${screen}`) && new RegExp(`(?:/${screen}|['"\`])/${path}\\b`).test(text))
  const unseen = pages.filter((page) => !looks.some(({ name, text }) => isOf(page, name, text)))
  expect(
    unseen,
    'open each in a test of test/app/ that calls expectSound, such as quality.nightly.test.ts or operate/operate-looks.nightly.test.ts',
  ).toEqual([])
})

it('every screen that the navigation leaves aside is reached from another', () => {
  const reached = ({ path }: { readonly path: string }) =>
    globSync('**/*.{ts,tsx}', { cwd: app, exclude: [`${path}/**`] }).some((file) =>
      new RegExp(`['"\`}](?:/app)?/${path}['"\`?]`).test(readFileSync(new URL(file, app), 'utf8')),
    )
  expect(
    screens.filter(({ aside }) => aside).filter((screen) => !reached(screen)),
    'link to each from a page in app/src/, such as app/src/profile/screen.tsx, or leave out `aside` in app/src/screens/index.ts',
  ).toEqual([])
})

it('every query of the app has its types', () => {
  const typed = readFileSync(new URL('graphql/gql.ts', app), 'utf8')
  const asked = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['graphql/**'] }).flatMap((file) =>
    Array.from(
      readFileSync(new URL(file, app), 'utf8').matchAll(/\bgraphql\(`([^`]+)`\)/g),
      ([, text = '']) => ({ file: `app/src/${file}`, text }),
    ),
  )
  expect(asked.length).toBeGreaterThan(200)
  expect(
    asked.filter(({ text }) => !typed.includes(JSON.stringify(text))),
    'run `npm run generate`: until then, tsc calls the query `unknown`',
  ).toEqual([])
})

/** The classes with which the rules of a stylesheet begin; what begins otherwise, as it is. */
const beginningsOf = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/^([^\s@}][^{}@]*)\{/gm)].flatMap(
    ([, selectors = '']) =>
      selectors.split(',').map((one) => {
        const selector = one.trim().replace(/^:root\[[^\]]+\] /, '')
        return /^\.[\w-]+/.exec(selector)?.[0] ?? selector
      }),
  )

it('the styles of a screen change no other, since they stay loaded', () => {
  const sheets = globSync('**/*.css', { cwd: app }).map((file) => ({
    folder: file.split('/')[0] ?? '',
    begins: beginningsOf(readFileSync(new URL(file, app), 'utf8')),
    file,
  }))
  expect(sheets.length).toBeGreaterThan(15)
  const foreign = sheets.flatMap(({ folder, begins, file }) =>
    begins
      .filter(
        (one) =>
          folder !== 'styles' &&
          (!one.startsWith('.') ||
            sheets.some((other) => other.folder !== folder && other.begins.includes(one))),
      )
      .map((one) => `${one} in app/src/${file}`),
  )
  expect(foreign, 'begin each with a class of the screen’s own').toEqual([])
})
