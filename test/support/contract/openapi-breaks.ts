import type { Body } from '../http-client.ts'

/** Whether clients read what a schema describes, or send it: what one may gain, the other may lose. */
type Way = 'read' | 'sent'

/** What of an OpenAPI description breaks clients of an older one, in words; `description` files as they were parsed. */
export function openapiBreaks(old: Body, now: Body): string[] {
  const breaks: string[] = []
  const schemas = comparison(old, now, breaks)
  for (const [path, methods] of Object.entries<Body>(old.paths))
    for (const [method, before] of Object.entries<Body>(methods)) {
      const where = `${method.toUpperCase()} ${path}`
      const after = now.paths[path]?.[method]
      if (after === undefined) breaks.push(`${where} is gone`)
      else {
        if (before.operationId !== after.operationId)
          breaks.push(`${where} has another operationId, ${after.operationId}`)
        breaks.push(...parameterBreaks(where, before.parameters ?? [], after.parameters ?? []))
        for (const [was, is] of pairs(before.parameters ?? [], after.parameters ?? []))
          schemas('sent', `${where} ?${was.name}`, written(was.schema), written(is.schema))
        schemas('sent', `${where} body`, json(before.requestBody), json(after.requestBody))
        for (const [status, response] of Object.entries<Body>(before.responses).filter(succeeds))
          if (after.responses[status] === undefined)
            breaks.push(`${where} has no ${status} any more`)
          else schemas('read', `${where} ${status}`, json(response), json(after.responses[status]))
      }
    }
  return breaks
}

const succeeds = ([status]: [string, Body]) => /^[23]/.test(status)

/** In a path or a query there is no null. */
function written({ type, enum: values, ...schema }: Body): Body {
  return {
    ...schema,
    type: [type].flat().filter((one) => one !== 'null'),
    ...(values && { enum: values.filter((one: unknown) => one !== null) }),
  }
}

const json = (message: Body) => message?.content?.['application/json']?.schema

const isSame = (one: Body) => (other: Body) => one.name === other.name && one.in === other.in

const pairs = (before: Body[], after: Body[]): [Body, Body][] =>
  before.flatMap((was) => after.filter(isSame(was)).map((is): [Body, Body] => [was, is]))

function parameterBreaks(where: string, before: Body[], after: Body[]): string[] {
  const gone = before.filter((was) => !after.some(isSame(was)))
  const wanted = after.filter((is) => is.required && !before.find(isSame(is))?.required)
  return [
    ...gone.map(({ name }) => `${where} takes no ${name} any more`),
    ...wanted.map(({ name }) => `${where} requires ${name}`),
  ]
}

/** Compares schemas, following references. */
function comparison(old: Body, now: Body, breaks: string[]) {
  const seen = new Set<string>()
  return function compare(way: Way, where: string, before: Body, after: Body): void {
    const [was, is] = [resolved(old, before), resolved(now, after)]
    if (was === undefined || is === undefined) {
      if ((was === undefined) !== (is === undefined) && (way === 'sent' ? is : was))
        breaks.push(`${where} ${is ? 'is required' : 'is gone'}`)
      return
    }
    const key = JSON.stringify([way, before, after])
    if (seen.has(key) && (before.$ref || after.$ref)) return
    seen.add(key)
    const [wide, narrow] = way === 'read' ? [was, is] : [is, was]
    const extra = types(narrow).filter((type) => !types(wide).includes(type))
    if (extra.length > 0 && types(wide).length > 0)
      breaks.push(`${where} ${way === 'read' ? 'can be' : 'can no longer be'} ${extra.join(', ')}`)
    const lost = values(was).filter((value) => values(is).length > 0 && !values(is).includes(value))
    if (way === 'sent' && lost.length > 0)
      breaks.push(`${where} can no longer be ${lost.join(', ')}`)
    for (const [name, one] of Object.entries<Body>(was.properties ?? {}))
      if (is.properties?.[name] === undefined) breaks.push(`${where}.${name} is gone`)
      else compare(way, `${where}.${name}`, one, is.properties[name])
    const [needs, has] = way === 'read' ? [was, is] : [is, was]
    for (const name of needs.required ?? [])
      if (!(has.required ?? []).includes(name) && was.properties?.[name] !== undefined)
        breaks.push(`${where}.${name} is ${way === 'read' ? 'no longer always there' : 'required'}`)
    if (was.items !== undefined) compare(way, `${where}[]`, was.items, is.items)
  }
}

function resolved(document: Body, schema: Body): Body {
  if (schema?.$ref === undefined) return schema
  const path = schema.$ref.slice(2).split('/')
  return path.reduce((found: Body, name: string) => found[name], document)
}

const types = (schema: Body): string[] => [schema.type ?? []].flat()

const values = (schema: Body): unknown[] => schema.enum ?? []
