import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHome } from '../../../src/database/embedded/home.ts'
import { startPostmaster } from '../../../src/database/embedded/postmaster.ts'
import { archivingOf } from '../../../src/database/health.ts'
import { ask } from '../../support/servers/databases/embedded.ts'
import { type Primary, startPrimary } from '../../support/servers/databases/standby.ts'

/** The archiver is tried again each second or minute, once a file of the log is full. */
const PATIENCE = { timeout: 120_000 }
let primary: Primary
/** It may have another port after a restart. */
let port: string
const at = (url: string) => Object.assign(new URL(url), { port }).href
beforeAll(async () => {
  primary = await startPrimary()
  port = new URL(primary.url).port
}, PATIENCE.timeout)
afterAll(() => primary.close())

/** As the role of the gateways sees it. */
const failing = async () =>
  (await archivingOf((text) => ask(at(primary.url), text) as Promise<never>)).fails
const sql = (text: string) => ask(at(primary.adminUrl), text)
const archiveBy = async (command: string) => {
  await sql(`alter system set archive_command = '${command}'`)
  await sql('select pg_reload_conf()')
}
const fillFile = async () => {
  await sql("select pg_logical_emit_message(false, 'test', 'x')")
  await sql('select pg_switch_wal()')
}

it(
  'tells that the log can not be archived, until it can again',
  async () => {
    expect(await failing()).toBe(false)
    await sql('alter system set archive_mode = on')
    await archiveBy('false')
    await primary.kill()
    port = String((await startPostmaster(await openHome(primary.dataDir))).port)
    const isReady = () =>
      sql('select 1').then(
        () => true,
        () => false,
      )
    await expect.poll(isReady, PATIENCE).toBe(true)
    await fillFile()
    await expect.poll(failing, PATIENCE).toBe(true)
    await archiveBy('true')
    await fillFile()
    await expect.poll(failing, PATIENCE).toBe(false)
  },
  PATIENCE.timeout,
)
