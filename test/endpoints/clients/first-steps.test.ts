import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { long } from '../../support/long.ts'
import { type Body, startWorld } from '../../support/world.ts'

long('the first steps of /docs, typed into one shell, lead to an investment', async () => {
  const world = await startWorld({ SEED_DEMO: '1' })
  const folder = await createFolder()
  onTestFinished(async () => {
    await world.close()
    await removeFolder(folder)
  })
  const { description } = (await world.rest('GET', '/openapi.json')).body.info
  const steps = [...description.matchAll(/```sh\n([^`]+)```/g)].map(([, text = '']) => text)
  expect(steps).toHaveLength(6)
  const token = await world.token('grace', { name: 'Grace Hopper' })
  const typed = steps
    .join("printf '\\n--- next ---\\n'\n")
    .replace(/URL=\S+/, `URL=${world.url}`)
    .replace(/\$\(npm run --silent token -- --sub grace --name "Grace Hopper"\)/, token)
  expect(typed).toContain(token)
  const { stdout } = await promisify(execFile)('bash', ['-ec', typed], { cwd: folder })
  const [profile, platform, deposited, found, invested, shown = ''] =
    stdout.split('\n--- next ---\n')
  const read = (text = ''): Body => JSON.parse(text)
  expect(read(profile).profile.full_name).toBe('Grace Hopper')
  const { investment_min: least } = read(platform).platform
  const [{ loan, min_investment }] = read(found).opportunities
  expect([least, min_investment]).toEqual([25, 25])
  expect(read(deposited).wallet.available_balance).toBe(100)
  expect(read(invested)).toMatchObject({
    investment: { loan_id: loan.id, amount: 25, status: 'pending' },
    wallet: { available_balance: 75, held_balance: 25 },
  })
  expect(shown).toContain('"status":"pending"')
  expect(shown).toContain('investment_hold,none,25.00,USD,0.00')
})
