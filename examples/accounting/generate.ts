// Writes the types of all events. The schemas of an AsyncAPI document are JSON Schemas, of which openapi-typescript makes types.
import { writeFile } from 'node:fs/promises'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'

const { URL: url = 'http://127.0.0.1:4000' } = process.env
const { info, components } = await (await fetch(`${url}/asyncapi.json`)).json()
const { schemas } = components
const document: OpenAPI3 = { openapi: '3.1.0', info, paths: {}, components: { schemas } }
await writeFile('events.generated.ts', astToString(await openapiTypes(document)))
