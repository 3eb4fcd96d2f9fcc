import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments, stringify } from 'yaml'

/** The part of Go's templates and Helm's functions that the chart uses; throws at anything else. */
type Data = Readonly<Record<string, unknown>>

interface Scope {
  readonly dot: unknown
  readonly root: Data
  readonly variables: Data
  readonly templates: Map<string, Node[]>
}

type Node = string | { readonly word: string; readonly rest: string; readonly body: Node[] }

const project = fileURLToPath(new URL('../../..', import.meta.url))
/** The folder of the gateway's chart. */
export const chart = join(project, 'deploy/helm/lending-gateway')
/** Where .ci/helm unpacks one, or as installed. */
export const helm = [
  join(project, 'node_modules/.cache/helm'),
  ...(process.env.PATH ?? '').split(delimiter),
]
  .map((folder) => join(folder, 'helm'))
  .find((path) => existsSync(path))

/** Renders the chart by helm itself; gives the objects by kind. */
export function renderByHelm(values: Data): Map<string, Data> {
  const args = ['template', 'test', chart, '--values', '-']
  const text = execFileSync(helm ?? '', args, { encoding: 'utf8', input: JSON.stringify(values) })
  const found: Data[] = parseAllDocuments(text).map((one) => one.toJS())
  return byKind(found)
}

/** Objects by kind; a further one of a kind by kind and name. */
function byKind(objects: readonly Data[]): Map<string, Data> {
  const found = new Map<string, Data>()
  for (const { kind, metadata, ...more } of objects) {
    const name = (metadata as { name: string }).name
    const key = found.has(String(kind)) ? `${kind} ${name}` : String(kind)
    found.set(key, { kind, metadata, ...more })
  }
  return found
}

interface Backup {
  readonly securityContext: object
  readonly containers: readonly [
    { readonly args: readonly [string]; readonly env: readonly { readonly name: string }[] },
  ]
}

/** What runs as the backup of a rendered chart. */
export function backupOf(objects: Map<string, Data>): Backup {
  const job = objects.get('CronJob') as {
    spec: { jobTemplate: { spec: { template: { spec: Backup } } } }
  }
  return job.spec.jobTemplate.spec.template.spec
}

/** Renders a chart with its values, some of them others, as `helm template` does; gives the objects by kind. */
export function renderChart(folder: string, values: Data = {}): Map<string, Data> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const chart = parse(read('Chart.yaml'))
  const Values = merged(parse(read('values.yaml')), values)
  const Chart = { Name: chart.name, Version: chart.version, AppVersion: chart.appVersion }
  const root = { Values, Chart, Release: { Name: 'test', Namespace: 'default' }, Folder: folder }
  const templates = new Map<string, Node[]>()
  const scope: Scope = { dot: root, root, variables: {}, templates }
  // Helm prints the notes, and applies the rest.
  const names = readdirSync(join(folder, 'templates')).filter((name) => name !== 'NOTES.txt')
  const texts = names
    .toSorted()
    .map((name) => renderNodes(nodesOf(read(`templates/${name}`)), scope))
  const documents = texts.flatMap((text) => parseAllDocuments(text))
  const objects: Data[] = documents.map((document) => {
    if (document.errors.length > 0) throw new Error(String(document.errors[0]))
    return document.toJS()
  })
  return byKind(objects.filter(Boolean))
}

/** Helm merges maps, and replaces everything else. */
function merged(own: Data, others: Data): Data {
  const isMap = (value: unknown): value is Data =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const entries = Object.entries(others).map(([name, other]) => {
    const value = own[name]
    return [name, isMap(value) && isMap(other) ? merged(value, other) : other]
  })
  return { ...own, ...Object.fromEntries(entries) }
}

function nodesOf(text: string): Node[] {
  const tokens = text.split(
    /(\s*\{\{-[^}]*-\}\}\s*|\s*\{\{-[^}]*\}\}|\{\{[^}]*-\}\}\s*|\{\{[^}]*\}\})/,
  )
  const stack: { body: Node[] }[] = [{ body: [] }]
  for (const token of tokens) {
    const inner = /\{\{-?\s*([\s\S]*?)\s*-?\}\}/.exec(token)?.[1]
    const top = stack.at(-1)
    if (inner === undefined) top?.body.push(token)
    else if (inner === 'end') stack.pop()
    else {
      const [, word = '', rest = ''] = /^(if|range|define)?\s*([\s\S]*)$/.exec(inner) ?? []
      const node = { word, rest, body: [] }
      top?.body.push(node)
      if (word !== '') stack.push(node)
    }
  }
  if (stack.length !== 1) throw new Error(`a block is not closed: ${text.slice(0, 60)}`)
  return stack[0]?.body ?? []
}

function renderNodes(nodes: readonly Node[], scope: Scope): string {
  return nodes.map((node) => (typeof node === 'string' ? node : renderNode(node, scope))).join('')
}

function renderNode({ word, rest, body }: Exclude<Node, string>, scope: Scope): string {
  if (word === 'define') {
    scope.templates.set(JSON.parse(rest), body)
    return ''
  }
  if (word === 'if') {
    const otherwise = body.findIndex((node) => typeof node === 'object' && node.rest === 'else')
    const [yes, no] =
      otherwise < 0 ? [body, []] : [body.slice(0, otherwise), body.slice(otherwise + 1)]
    return renderNodes(isTrue(evaluate(rest, scope)) ? yes : no, scope)
  }
  if (word === 'range') return renderRange(rest, body, scope)
  return String(evaluate(rest, scope))
}

function renderRange(rest: string, body: readonly Node[], scope: Scope): string {
  const [, key, value, list = ''] = /^(?:(\$\w+), (\$\w+) := )?(.+)$/.exec(rest) ?? []
  const listed = evaluate(list, scope) as Data
  const entries = Object.entries(listed)
  // Go goes through maps in the order of their keys.
  if (!Array.isArray(listed)) entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return entries
    .map(([name, dot]) => {
      const own = key === undefined ? {} : { [key]: name, [String(value)]: dot }
      return renderNodes(body, { ...scope, dot, variables: { ...scope.variables, ...own } })
    })
    .join('')
}

function evaluate(text: string, scope: Scope): unknown {
  const [first = '', ...functions] = text.split(' | ')
  let value = call(first, scope)
  for (const one of functions) value = call(one, scope, value)
  return value
}

function call(text: string, scope: Scope, piped?: unknown): unknown {
  const [name = '', ...args] = text.match(/\([^()]*\)|"(?:\\.|[^"\\])*"|\S+/g) ?? []
  const values = args.map((arg) => term(arg, scope))
  const [first] = values
  if (name === 'include') {
    const body = scope.templates.get(String(first))
    if (body === undefined) throw new Error(`there is no template ${first}`)
    return renderNodes(body, { ...scope, dot: values[1] ?? piped })
  }
  if (name === 'omit')
    return Object.fromEntries(
      Object.entries(first as Data).filter(([key]) => !values.slice(1).includes(key)),
    )
  if (name === '.Files.Get')
    return readFileSync(join(String(scope.root.Folder), String(first)), 'utf8')
  if (name === 'printf')
    return values
      .slice(1)
      .reduce<string>((text, value) => text.replace('%s', String(value)), String(first))
  if (name === 'replace') return String(piped).replaceAll(String(first), String(values[1]))
  if (name === 'toYaml') return stringify(first).trimEnd()
  if (name === 'toJson') return JSON.stringify(first)
  if (name === 'kindIs') return typeof values[1] === (first === 'float64' ? 'number' : first)
  if (name === 'quote') return JSON.stringify(printed(piped))
  if (name === 'default') return isTrue(piped) ? piped : first
  if (name === 'nindent') return `\n${indented(String(piped), Number(args[0]))}`
  if (args.length > 0) throw new Error(`the chart's test knows no function ${name}`)
  return term(name, scope)
}

function term(text: string, scope: Scope): unknown {
  const { dot, root, variables } = scope
  if (text.startsWith('(')) return evaluate(text.slice(1, -1), scope)
  if (text.startsWith('"')) return JSON.parse(text)
  if (/^\d+$/.test(text)) return Number(text)
  if (text.startsWith('$')) return variables[text]
  const path = text.split('.').slice(1).filter(Boolean)
  if (!text.startsWith('.')) throw new Error(`the chart's test can't read ${text}`)
  let value: unknown = path[0] === undefined ? dot : root
  for (const part of path) {
    value = (value as Data)[part]
    if (value === undefined) throw new Error(`the chart has no value ${text}`)
  }
  return value
}

/** Helm reads every number as a float64, of which Go prints those from a million on as 1e+06. */
function printed(value: unknown): string {
  if (typeof value !== 'number' || Math.abs(value) < 1e6) return String(value)
  return value.toExponential().replace(/\+(\d)$/, '+0$1')
}

/** Go's templates take empty lists and maps for false as well. */
const isTrue = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)
const indented = (text: string, by: number) => text.replaceAll(/^/gm, ' '.repeat(by))
