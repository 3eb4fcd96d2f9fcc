import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const log = new URL('../../src/commands/serve.ts', import.meta.url).href

async function logged(terminal: boolean, level = 'info'): Promise<string> {
  const script = `process.stdout.isTTY = ${terminal}
    const { openLog } = await import('${log}')
    const log = await openLog({ LOG_LEVEL: '${level}' })
    log.info({ job: 'expire-loans', req: { headers: { cookie: 'crumbs' } } }, 'job done')`
  const env = { ...process.env, NO_COLOR: '1' }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { env })
  return stdout
}

it('is JSON, a line an event, where a program reads it', async () => {
  const line = JSON.parse(await logged(false))
  expect(line).toMatchObject({ level: 30, job: 'expire-loans', msg: 'job done' })
})

it('is lines to read in a terminal, without what is secret', async () => {
  const line = await logged(true)
  expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: job done \{"job":"expire-loans",.*\n$/)
  expect(line).not.toContain('crumbs')
  expect(await logged(true, 'warn')).toBe('')
})
