import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nameOf, type SyntaxNode, templateText, textsIn } from '../../support/literals.ts'

// Every text of the app is a message of a catalogue, so that each language has it.

const root = new URL('../../../app/src/', import.meta.url).pathname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/^graphql\/|\.d\.ts$|\/messages\/(?:en|de)\.ts$/.test(path),
)

/** Attributes that people read or hear, whatever they say. */
const labels = ['alt', 'aria-label', 'hint', 'label', 'legend', 'placeholder', 'title']
/** Attributes whose words are for the browser. */
const silent = ['class', 'className', 'd', 'points', 'viewBox']
/** What takes texts that are for developers, queries, or parts of the page. */
const forMachines = ['graphql', 'Error', 'matchMedia', 'querySelector', 'closest', 'replaceAll']
/** Names of things, which are the same in all languages. */
const names = ['BIC', 'CSV', 'Deutsch', 'English', 'IBAN', 'Inter Variable', 'PDF']
/** Words of formats. */
const formats = [
  'color-mix(in oklab, var(--accent) …%, var(--person))',
  'Bearer …',
  '.card, dialog, .side, main',
  'main ul.records > li',
  'Shift+…',
  'Feature',
  'FeatureCollection',
  'MultiPolygon',
  'Point',
  'Polygon',
]

/** Whether a text reads like one for people: it begins with a capital letter, or has two words. */
const isText = (text: string) => /^[“(]?\p{Lu}\p{Ll}|\p{L}{2,}[,;:.!?]? \(?\p{L}/u.test(text)

/** The literal texts in a file of the app, outside its catalogue. */
function appTexts(code: string, path: string): string[] {
  return textsIn(code, path, textOf, isForMachines).filter(
    (text) => ![...names, ...formats].includes(text.trim()),
  )
}

function isForMachines({ type, callee, name, left }: SyntaxNode): boolean {
  if (type === 'JSXAttribute') return silent.includes(nameOf(name))
  if (type === 'AssignmentExpression') return silent.includes(nameOf((left as SyntaxNode).property))
  if (type === 'BinaryExpression' || type === 'SwitchCase') return false
  return forMachines.includes(
    nameOf(callee) || nameOf((callee as SyntaxNode | undefined)?.property),
  )
}

/** What people would read of a node; undefined for all others. */
function textOf(node: SyntaxNode, parent: SyntaxNode | undefined): string | undefined {
  const { type, value } = node
  if (type === 'JSXText') return /\p{L}/u.test(String(value)) ? String(value) : undefined
  if (type === 'TemplateLiteral') {
    const text = templateText(node)
    return isText(text) ? text : undefined
  }
  if (type !== 'Literal' || typeof value !== 'string') return undefined
  const isLabel = parent?.type === 'JSXAttribute' && labels.includes(nameOf(parent.name))
  const isKey = parent?.type === 'Property' && (parent.key as SyntaxNode).value === value
  const isCompared = parent?.type === 'BinaryExpression' && parent.operator !== '+'
  return !isKey && !isCompared && (isText(value) || (isLabel && /\p{L}/u.test(value)))
    ? value
    : undefined
}

it.each(files)('app/src/%s has no text outside the catalogues', (path) => {
  expect(
    appTexts(readFileSync(join(root, path), 'utf8'), path),
    `say each by a key of messages/en.ts in the folder of app/src/${path}`,
  ).toEqual([])
})

it('finds texts, labels and sentences', () => {
  const code = `
    const heading = <h1 class="big title" title={t('heading')}>Wallet</h1>
    const field = <Field label="amount" name="amount" hint={\`Up to \${most}\`} />
    const said = done ? 'It is done.' : t('undone')`
  expect(appTexts(code, 'x.tsx')).toEqual(['Wallet', 'amount', 'Up to …', 'It is done.'])
})
