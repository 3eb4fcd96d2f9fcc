import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { accessSync, constants, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { addressesOf } from './hosts.ts'

const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
const POSTGRES =
  'must be a postgres:// URL such as postgres://user:password@localhost:5432/lending (write an @ in the password as %40)'

const NATS =
  'must be a nats:// or tls:// URL such as nats://user:password@localhost:4222 (write an @ in the password as %40)'

/** An address or host name to listen on; whether this machine has it is checked later. */
export const host = z
  .string()
  .refine(
    isHost,
    'must be an address or host name of this machine, such as 127.0.0.1, or 0.0.0.0 for all its addresses',
  )

/** The URL of a database, on one host or several. */
export const databaseUrl = z
  .string()
  .refine((given) => addressesOf(given).every(isDatabaseUrl), POSTGRES)
  .refine((given) => tlsProblem(addressesOf(given)[0]) === undefined, {
    error: ({ input }) => tlsProblem(addressesOf(String(input))[0]),
  })

/** The URL of NATS, on one host or several. */
export const busUrl = z.string().refine((given) => serverUrlsOf(given).every(isBusUrl), NATS)

/** The URL of a web page or file. */
export const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http:// or https:// URL such as https://issuer.example/keys',
})

/** The URL of a mail server. */
export const smtpUrl = z
  .string()
  .refine(
    isSmtpUrl,
    'must be an smtp:// or smtps:// URL such as smtps://user:password@mail.example (write an @ in the user or password as %40); the only parameter is ?tls=optional, with smtp://',
  )

/** Where people reach the platform, as the beginning of links. */
export const publicUrl = webUrl.refine(
  (given) => !/[?#]/.test(given),
  'must be an http:// or https:// URL without ? or #, such as https://lending.example',
)

/** The base URL of an OpenTelemetry collector; traces go to a path below it. */
export const collectorUrl = z.url({
  protocol: /^https?$/,
  error: 'must be the http:// or https:// URL of a collector, such as http://localhost:4318',
})

/** Origins exactly as browsers send them, separated by commas. */
export const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every(isOrigin),
    'must be origins as browsers send them, such as https://app.example or http://localhost:5173: in lower case, without a path or a final slash, separated by commas',
  )

function isHost(given: string): boolean {
  if (isIP(given) !== 0) return true
  const labels = given.split('.')
  // A name whose last label consists of digits would be read as an address.
  return labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
}

function isDatabaseUrl(given: string): boolean {
  const url = URL.parse(given)
  if (url === null || !/^postgres(ql)?:\/\//.test(given)) return false
  return isDecodable([url.username, url.password, url.pathname])
}

function isSmtpUrl(given: string): boolean {
  const url = URL.parse(given)
  if (url === null || !/^smtps?:\/\/./.test(given) || url.hostname === '') return false
  const plain = url.protocol === 'smtp:' && url.search === '?tls=optional'
  if (!['', '/'].includes(url.pathname) || url.hash !== '' || !(url.search === '' || plain))
    return false
  return isDecodable([url.username, url.password])
}

/** The URLs of the single servers in a URL such as nats://user:password@one:4222,two:4222. */
function serverUrlsOf(given: string): readonly string[] {
  const [, head = '', hosts = given, tail = ''] =
    /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(given) ?? []
  return hosts.split(',').map((one) => `${head}${one}${tail}`)
}

function isBusUrl(given: string): boolean {
  const url = URL.parse(given)
  if (url === null || !/^(nats|tls):\/\/./.test(given) || url.hostname === '') return false
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return false
  return isDecodable([url.username, url.password])
}

function isDecodable(parts: readonly string[]): boolean {
  try {
    return parts.every((part) => decodeURIComponent(part) !== undefined)
  } catch {
    return false
  }
}

function isOrigin(given: string): boolean {
  const url = URL.parse(given)
  return url !== null && url.host !== '' && `${url.protocol}//${url.host}` === given
}

const MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full']
const FILES = ['sslrootcert', 'sslcert', 'sslkey']

/** What is wrong with the TLS parameters of a database URL; undefined if nothing is. */
function tlsProblem(given: string): string | undefined {
  const parameters = URL.parse(given)?.searchParams
  const mode = parameters?.get('sslmode') ?? 'disable'
  if (!MODES.includes(mode)) return `sslmode is ${mode}; use verify-full, no-verify or disable`
  for (const name of FILES) {
    const path = parameters?.get(name)
    if (path && !isReadable(path))
      return `${name} is ${path}, which is missing, or not readable for this process`
  }
  return certificateProblem(parameters)
}

function certificateProblem(parameters: URLSearchParams | undefined): string | undefined {
  const [authority, certificate, key] = FILES.map((name) => parameters?.get(name) || undefined)
  for (const [name, path] of [
    ['sslrootcert', authority],
    ['sslcert', certificate],
  ] as const)
    if (path && certificateIn(path) === undefined)
      return `${name} is ${path}, which holds no certificate; name a PEM file that begins with BEGIN CERTIFICATE`
  if (key === undefined) return undefined
  const found = keyIn(key)
  if (found === undefined)
    return `sslkey is ${key}, which holds no private key without a passphrase; name a PEM file that begins with BEGIN PRIVATE KEY`
  if (certificate && !certificateIn(certificate)?.checkPrivateKey(found))
    return `sslkey is ${key}, which is not the key of the certificate ${certificate} of sslcert`
  return undefined
}

function certificateIn(path: string): X509Certificate | undefined {
  try {
    return new X509Certificate(readFileSync(path))
  } catch {
    return undefined
  }
}

function keyIn(path: string): KeyObject | undefined {
  try {
    return createPrivateKey(readFileSync(path))
  } catch {
    return undefined
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** An e-mail address alone, without a name. */
export const emailAddress = z
  .string()
  .regex(
    /^[^\s\p{Cc}<>@,?&]{1,64}@[^\s\p{Cc}<>@,?&]{1,255}$/u,
    'must be an e-mail address, such as help@lending.example',
  )
