import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import type { Body } from '../../support/http-client.ts'
import { agreementsFolder } from '../../support/verification/agreements.ts'
import { gatesFile } from '../../support/verification/gates.ts'
import { isFleet, startWorld } from '../../support/world.ts'

const version = (name: string, acts: readonly string[]) => ({
  ...{ name, version: '1', text: `All about the ${name}.`, from: '2020-01-01', acts },
})

it.skipIf(browserPath === undefined || isFleet())(
  'a member accepts what is missing and no more, is verified as far as is needed, and then does what they wanted',
  patience,
  async () => {
    const folder = await agreementsFolder([
      version('risks', ['deposit']),
      version('costs', ['publish']),
      version('terms', ['deposit']),
    ])
    const gates = await gatesFile({ deposit: 'basic' })
    const settings = { AGREEMENTS_DIR: folder.path, GATES_FILE: gates.path }
    const world = await startWorld({ SANDBOX: 'on', ...settings })
    onTestFinished(async () => {
      await world.close()
      await Promise.all([folder.remove(), gates.remove()])
    })
    const token = await world.token('ada', { name: 'Ada Lovelace' })
    const { page } = await openApp(world, '/app/wallet', { as: 'ada' })
    const card = page.locator('.card', { hasText: 'Add money' })
    const add = () => card.getByRole('button', { name: 'Add', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

    const isText = (text: string | null) => text?.includes('query Agreement(') ?? false
    await page.route('**/graphql', (route) =>
      isText(route.request().postData()) ? route.abort() : route.fallback(),
    )
    await card.getByRole('textbox', { name: /^Amount/ }).fill('5')
    await add()
    await dialog.getByText('can’t be reached').waitFor()
    await press('Close')
    await dialog.waitFor({ state: 'detached' })
    await add()
    await dialog.getByText('can’t be reached').waitFor()
    await page.unroute('**/graphql')
    await press('Try again')
    for (const name of ['risks', 'terms']) {
      await dialog.getByRole('heading', { name: `The ${name}` }).waitFor()
      await dialog.getByText(`All about the ${name}.`).waitFor()
      await press('Accept')
    }
    await page.getByText('Accepted. Now you can go on').waitFor()
    const { agreements } = (await world.rest('GET', '/agreements', { token })).body
    const accepted = agreements.filter(({ acceptance }: Body) => acceptance !== null)
    expect(accepted.map(({ name }: Body) => name)).toEqual(['risks', 'terms'])

    await add()
    await dialog.getByRole('heading', { name: 'Verify your identity' }).waitFor()
    await press('Verify')
    await page.getByText('Your identity is verified.').waitFor()
    const { verification } = (await world.rest('GET', '/verification', { token })).body
    expect(verification.level).toBe('basic')
    await add()
    await page.getByText('$5 added to your wallet.').waitFor()

    // All that says how far somebody is verified says the same at once.
    await page.getByRole('link', { name: 'Your profile' }).click()
    const seen = page.locator('.card', { hasText: 'What others see of you' })
    await seen.getByText('Not verified').waitFor()
    await page.getByRole('button', { name: 'Verify my identity' }).click()
    await press('Verify')
    await seen.getByText('Verified', { exact: true }).waitFor()
  },
)
