import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { asyncapi } from '../../../src/asyncapi/asyncapi.ts'
import { currencyOf } from '../../../src/money.ts'
import { sharedSchema } from '../../../src/schema.ts'
import type { Body } from '../http-client.ts'
import { closed } from './closed.ts'

/** The description of what gateways of these tests send on their own. */
export const described: Body = structuredClone(
  asyncapi(sharedSchema(currencyOf('USD'), { sandbox: false, loanMonthsMax: 84 }), '0.0.0'),
)

const ajv = new Ajv({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema({ $id: 'events', ...closed(described) })

/** What the description does not say of a payload, whose schema has this name, in words. */
export function breaches(schema: string, payload: unknown): string[] {
  const at = `events#/components/schemas/${schema}`
  const validate = ajv.getSchema(at) as ValidateFunction | undefined
  if (validate === undefined) return [`no schema ${schema}`]
  if (validate(payload)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${schema}${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}
