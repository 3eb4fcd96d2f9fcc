import { once } from 'node:events'
import { lstat, mkdtemp, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import type { Settings } from './settings.ts'

/** Checks valid settings against the machine that the program runs on; returns the problem, or undefined. */
export type Check = (settings: Partial<Settings>) => Promise<string | undefined>

/** Checks that the gateway can listen on its address. A port in use is no problem of the setting, and is not reported. */
export const canListen: Check = async ({ HOST: host, PORT: port }) => {
  if (host === undefined || port === undefined) return undefined
  const server = createServer()
  // In a worker process, a server that is not exclusive would get connections that are meant for the gateway.
  try {
    await once(server.listen({ host, port, exclusive: true }), 'listening')
    return undefined
  } catch (error) {
    return unlistenable(codeOf(error), host, port)
  } finally {
    server.close()
  }
}

function unlistenable(code: string, host: string, port: number): string | undefined {
  if (code === 'EADDRINUSE') return undefined
  return code === 'EACCES'
    ? `PORT: this user may not listen on ${port}; take one from 1024 to 65535`
    : `HOST: this machine has no address ${host} (${code}); take 127.0.0.1 for callers on it alone, or 0.0.0.0 for all its addresses`
}

/** Whether the data folder is needed: for the embedded database, or for the key of the development issuer. */
export function keepsData({ DATABASE_URL, AUTH_ISSUER }: Partial<Settings>): boolean {
  return DATABASE_URL === undefined || AUTH_ISSUER === undefined
}

/** Checks that the data folder is writable, by creating and removing a folder in it, or in the nearest parent that exists. */
export const canKeepData: Check = async (settings) => {
  const { DATA_DIR: folder } = settings
  if (folder === undefined || !keepsData(settings)) return undefined
  for (let path = resolve(folder); ; path = dirname(path)) {
    const missing = await lstat(path).then(
      () => false,
      (error) => codeOf(error) === 'ENOENT',
    )
    if (missing && path !== dirname(path)) continue
    return mkdtemp(join(path, '.lending-gateway-')).then(
      (made) => rmdir(made).then(() => undefined),
      (error) => `DATA_DIR: ${unwritable(codeOf(error), folder, path)}`,
    )
  }
}

function unwritable(code: string, folder: string, path: string): string {
  if (code === 'ENOTDIR')
    return `${path} is not a folder; name a folder, or one that can be created`
  return `${folder} is not writable (${code} in ${path}); name a folder that this user can write to`
}

/** Checks that the file of trusted documents can be read; the documents are checked against the schema later. */
export const canReadDocuments: Check = async ({ TRUSTED_DOCUMENTS: path }) =>
  path === undefined
    ? undefined
    : problemOf(async () => (await import('./manifest.ts')).readManifest(path))

/** Checks that the list of webhooks can be read. */
export const canReadWebhooks: Check = async ({ WEBHOOKS_FILE: path }) =>
  path === undefined
    ? undefined
    : problemOf(async () => (await import('./webhooks-file.ts')).readWebhooks(path))

/** Checks that the list of holidays can be read. */
export const canReadHolidays: Check = async ({ HOLIDAYS_FILE: path }) =>
  path === undefined
    ? undefined
    : problemOf(async () => (await import('./holidays.ts')).readHolidays(path))

/** Why the file or folder that a setting names can't be read; undefined if it can. */
export async function problemOf(read: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await read()
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : messageOf(error)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
