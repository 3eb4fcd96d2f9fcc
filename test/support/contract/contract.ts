import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { openapi } from '../../../src/asyncapi/openapi.ts'
import { currencyOf } from '../../../src/money.ts'
import { sharedSchema } from '../../../src/schema.ts'
import type { Body } from '../http-client.ts'
import { closed } from './closed.ts'

/** A request as it was sent, and its response as it came. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly sent: unknown
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** The description of the bridge that gateways of these tests serve. */
export const contract: Body = structuredClone(
  openapi(sharedSchema(currencyOf('USD'), { sandbox: false, loanMonthsMax: 84 }), '0.0.0'),
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema({ $id: 'contract', ...closed(contract) })

/** Headers of every response of the server, whatever it serves. */
const general =
  /^(content-type|content-length|content-encoding|transfer-encoding|connection|keep-alive|date|vary|access-control-.*|content-security-policy|cross-origin-.*|origin-agent-cluster|referrer-policy|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection))$/

/** What the description does not say of an exchange, in words; nothing for a path that it does not have. */
export function breaches(exchange: Exchange): string[] {
  const { method, status } = exchange
  const path = pathOf(exchange.path)
  const operation = path && contract.paths[path][method.toLowerCase()]
  if (operation === undefined) return []
  const pointer = `/paths/${escaped(path ?? '')}/${method.toLowerCase()}`
  const response = operation.responses[status]
  if (response === undefined) return [`${status} is not declared`]
  const at = response.$ref?.slice(1) ?? `${pointer}/responses/${status}`
  return [
    ...headerBreaches(resolved(response), exchange.headers),
    ...bodyBreaches(at, resolved(response), exchange),
    ...(status < 300 ? requestBreaches(pointer, operation, exchange) : []),
  ]
}

function headerBreaches({ headers = {} }: Body, given: Headers): string[] {
  const declared = Object.keys(headers).map((name) => name.toLowerCase())
  return [...given.keys()]
    .filter((name) => !general.test(name) && !declared.includes(name))
    .map((name) => `header ${name} is not declared`)
}

function bodyBreaches(at: string, { content }: Body, { headers, body }: Exchange): string[] {
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  if (content === undefined) return body === null ? [] : ['a body is not declared']
  if (content[type] === undefined) return [`type ${type} is not declared`]
  return invalid(`${at}/content/${escaped(type)}/schema`, body)
}

/** What was accepted must be declared too. */
function requestBreaches(at: string, operation: Body, { path, sent }: Exchange): string[] {
  const parameters = (operation.parameters ?? []).map(({ name }: Body) => name)
  const asked = [...new URL(path, 'http://here').searchParams.keys()]
  const unknown = asked.filter((name) => !parameters.includes(name))
  const type = Object.keys(operation.requestBody?.content ?? {})[0]
  return [
    ...unknown.map((name) => `parameter ${name} is not declared`),
    ...(type && sent !== undefined && sent !== ''
      ? invalid(
          `${at}/requestBody/content/${escaped(type)}/schema`,
          typeof sent === 'string' ? JSON.parse(sent) : sent,
        )
      : []),
  ]
}

function invalid(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`contract#${encodeURI(pointer)}`) as ValidateFunction | undefined
  if (validate === undefined) return [`no schema at ${pointer}`]
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath} ${message} ${JSON.stringify(params)} (${pointer})`,
  )
}

function pathOf(path: string): string | undefined {
  const [plain = ''] = path.split('?')
  const fits = (template: string) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain)
  const found = Object.keys(contract.paths).filter(fits)
  return found.find((template) => !template.includes('{')) ?? found[0]
}

function resolved(node: Body): Body {
  if (node.$ref === undefined) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at: Body, key: string) => at[key], contract)
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
