import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nameOf, type SyntaxNode, templateText, textsIn } from '../support/literals.ts'

// Whatever the gateway says to people is a message of a catalogue. Here a sentence anywhere else is found, wherever it is written.

const root = new URL('../../src/', import.meta.url).pathname

/** What speaks to those who run or build the gateway, in English: settings, commands, its log, its database, its documents, and seeds. */
const forBuilders =
  /^(?:asyncapi|backup|commands|config|database|entities|migrations|platform|seed|server|simulation|telemetry|workers)\/|^languages\/|\/openapi|\.generated\.|-metrics\.ts$|^http\/(?:metrics|operations|pages\/(?:docs|graphiql))|^rest-bridge\/(?:rows\/|codes|routes|geojson|formats|tiles\/json|answer)|^(?:config|platform)\.ts$/
/** Calls whose texts are for developers or for the log. */
const forDevelopers = /^(?:Error|AggregateError|TypeError|debug|info|warn|error|fatal)$/

/** Files whose sentences stay in English, with the reason. The list only gets shorter. */
const left: Readonly<Record<string, string>> = {
  'http/live/protocol.ts': 'reasons for which a socket is closed, at most 123 bytes, for programs',
  'http/live/sockets.ts': 'reasons for which a socket is closed, at most 123 bytes, for programs',
  'lending/books/chart.ts':
    'The names of accounts in the default chart; whoever wants others sets CHART_FILE.',
  'lending/tax/rules.ts': 'the words of tax forms, in the language of their country, and laws',
  'lending/undoing/book.ts': 'a reason in the audit trail, which is kept as it was given',
  'payments/bank-file/elements.ts':
    'what is wrong with a file of the bank, for whoever receives it',
  'payments/bank-file/lines.ts': 'what is wrong with a file of the bank',
  'payments/bank-file/receive.ts': 'what is wrong with a file of the bank',
  'payments/bank-file/rejections.ts': 'what is wrong with a file of the bank',
  'payments/bank-file/statements.ts': 'what is wrong with a file of the bank',
  'payments/sandbox/service.ts': 'what the made-up bank says',
  'payments/sandbox/wire.ts': 'what the made-up bank says',
  'screening/sandbox/index.ts': 'an entry of a made-up list',
  'viewer.ts': 'names of headers',
}

/** Whether a text is a sentence or the beginning or end of one: three words, with a capital letter first or a full stop last. */
const isSentence = (text: string) =>
  /(?:\p{L}+[,;:]? ){2}\p{L}/u.test(text) && /^[“"…]*\p{Lu}\p{Ll}|\p{Ll}\.$/u.test(text)
const isSql = (text: string) =>
  /^\s*(?:select|insert|update|delete|with|query|mutation)\b/i.test(text)

function sentenceOf(node: SyntaxNode): string | undefined {
  const text =
    node.type === 'TemplateLiteral'
      ? templateText(node)
      : node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : ''
  return isSentence(text) && !isSql(text) ? text : undefined
}

function isForDevelopers({ type, callee }: SyntaxNode): boolean {
  if (type === 'TaggedTemplateExpression') return true
  const called = nameOf(callee) || nameOf((callee as SyntaxNode | undefined)?.property)
  return forDevelopers.test(called)
}

const sentencesIn = (code: string, path: string) => textsIn(code, path, sentenceOf, isForDevelopers)

it('nothing is said to people in English alone that is not on the list, and nothing on the list has gone', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !forBuilders.test(path),
  )
  const found = files.filter(
    (path) => sentencesIn(readFileSync(root + path, 'utf8'), path).length > 0,
  )
  expect(found.toSorted()).toEqual(Object.keys(left).toSorted())
})

/** What a page of the app would show as it is written: text among its elements, attributes that are words, and sentences. */
function shownAsWritten(node: SyntaxNode, parent: SyntaxNode | undefined): string | undefined {
  const text = String(node.value ?? '').trim()
  if (node.type === 'JSXText') return /\p{Ll}{2}/u.test(text) ? text : undefined
  if (node.type === 'Literal' && parent?.type === 'JSXAttribute' && /^\p{Lu}\p{Ll}/u.test(text))
    return text
  return sentenceOf(node)
}

it('the app says nothing in English alone', () => {
  const app = new URL('../../app/src/', import.meta.url).pathname
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/(?:^|\/)(?:messages|graphql)\//.test(path),
  )
  const found = files.flatMap((path) =>
    textsIn(readFileSync(app + path, 'utf8'), path, shownAsWritten, isForDevelopers).map(
      (text) => `app/src/${path}: ${text}`,
    ),
  )
  expect(found, 'say it by a key of the messages/ beside each file').toEqual([])
})

it('finds what a page shows as it is written', () => {
  const code = `
    const page = <Card title="Your goals"><p>{t('goals')}: about {count}</p><i class="soft small">–</i>
      <button type="button" aria-label={open ? 'Close this list now.' : t('open')} /></Card>`
  expect(textsIn(code, 'x.tsx', shownAsWritten, isForDevelopers)).toEqual([
    'Your goals',
    ': about',
    'Close this list now.',
  ])
})

it('finds a sentence wherever it is written, but none for developers', () => {
  const code = `
    const refused = 'Nobody may do this.'
    const list = { AMOUNT: ['x', \`must be at most \${max} characters.\`] }
    throw new Error('This is a bug of ours.')
    log.warn({}, 'The bus is away.')
    const rows = await database.read('select id from loan where state = $1.')`
  expect(sentencesIn(code, 'x.ts')).toEqual([
    'Nobody may do this.',
    'must be at most … characters.',
  ])
})
