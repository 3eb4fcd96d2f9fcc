import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { freePort, openApp } from '../../support/app/app.ts'
import { browserPath } from '../../support/app/browser.ts'
import { openProvider } from '../../support/servers/issuers.ts'
import { isFleet, startWorld } from '../../support/world.ts'

const AUDIENCE = 'https://lending.test/'

/** A gateway whose app signs in at a real issuer. */
async function withIssuer(tokenSeconds?: number, settings = {}, claims = {}) {
  const port = await freePort()
  const provider = await openProvider(`http://127.0.0.1:${port}/app/`, tokenSeconds, claims)
  onTestFinished(() => void provider.close())
  const world = await startWorld({
    PORT: port,
    AUTH_ISSUER: provider.issuer,
    AUTH_AUDIENCE: AUDIENCE,
    AUTH_JWKS_URL: provider.jwksUrl.href,
    APP_CLIENT_ID: 'page',
    ...settings,
  })
  onTestFinished(() => world.close())
  return world
}

/** Signs in at the issuer's own pages. */
async function signIn(page: Page): Promise<void> {
  await page.locator('input[name=login]').fill('grace')
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  // Then the issuer asks for consent.
  await page.locator('button[type=submit]', { hasText: 'Continue' }).click()
}

it.skipIf(browserPath === undefined || isFleet())(
  'somebody signs in at a real issuer, comes back to their screen, stays signed in, and signs out',
  async () => {
    const world = await withIssuer()
    const { page, faults } = await openApp(world, '/app/wallet')
    expect(await page.locator('.people').count()).toBe(0)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await signIn(page)
    await page.getByRole('heading', { name: 'Wallet' }).waitFor()
    // Those of the issuer's own pages.
    faults.length = 0
    await expect.poll(() => page.locator('.facts').first().textContent()).toContain('$0')
    expect(page.url()).toBe(`${world.url}/app/wallet`)
    await page.reload()
    await page.getByRole('heading', { name: 'Wallet' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(
      await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })'),
    ).not.toContain('token')
    expect(faults).toEqual([])
    // Nobody gets a token of the demo here.
    expect((await fetch(`${world.url}/app/demo/token`, { method: 'POST' })).status).toBe(405)
  },
)

it.skipIf(browserPath === undefined || isFleet())(
  'an operator finds their screen if the scopes are in a claim of their token alone',
  async () => {
    const claims = { roles: ['lending:support'] }
    const world = await withIssuer(undefined, { AUTH_SCOPE_CLAIM: 'roles' }, claims)
    const { page } = await openApp(world, '/app/wallet')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await signIn(page)
    await page.getByRole('link', { name: 'Operate' }).first().click()
    await page.getByRole('heading', { name: 'Operate' }).first().waitFor()
  },
)

it.skipIf(browserPath === undefined || isFleet())(
  'a session that ends keeps what was typed, and goes on after another login',
  async () => {
    const world = await withIssuer(20)
    const { page } = await openApp(world, '/app/wallet')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await signIn(page)
    const amount = page.getByRole('textbox', { name: /^Amount/ }).first()
    await amount.fill('250')
    await page.getByText('Your session has ended. What you typed is kept.').waitFor()
    const beside = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    // The issuer still knows its member, and asks nothing.
    await beside
    await page.getByText('Your session has ended').first().waitFor({ state: 'detached' })
    expect(await amount.inputValue()).toBe('250')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('$250 added to your wallet.').waitFor()
  },
)

it.skipIf(browserPath === undefined || isFleet())(
  'a withdrawal that needs a recent login asks for one, and is then made',
  async () => {
    const world = await withIssuer(undefined, { WITHDRAW_AUTH_AGE: '1' })
    const { page } = await openApp(world, '/app/wallet')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await signIn(page)
    await page
      .getByRole('textbox', { name: /^Amount/ })
      .first()
      .fill('50')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('$50 added to your wallet.').waitFor()
    // Clocks may differ by 30 s.
    await page.waitForTimeout(33_000)
    const withdraw = async (amount: string) => {
      await page.getByRole('textbox', { name: /^Amount/ }).fill(amount)
      const beside = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await page.getByRole('button', { name: `Yes, withdraw $${amount}` }).click()
      return beside
    }
    // Whoever changes their mind closes the window, and nothing of it is done later.
    await (await withdraw('20')).close()
    const login = await withdraw('5')
    await login.locator('input[name=login]').fill('grace')
    await login.locator('input[name=password]').fill('any')
    await login.locator('button[type=submit]').click()
    await page.getByText('$5 withdrawn from your wallet.').waitFor()
    await page.reload()
    await page.getByText('$45').first().waitFor()
  },
)
