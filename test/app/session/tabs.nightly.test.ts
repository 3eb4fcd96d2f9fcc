import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath } from '../../support/app/browser.ts'
import { startWorld } from '../../support/world.ts'

// Two tabs of one browser: whoever signs out in one can do nothing more in the other.

it.skipIf(browserPath === undefined)(
  'signing out, and a change of the person, reach every tab and what is open there',
  async () => {
    const world = await startWorld({ SEED_DEMO: '0' })
    onTestFinished(() => world.close())
    const { page } = await openApp(world, '/app/')
    // A page that is opened by itself has a context that takes no other.
    const context = await page.context().browser()?.newContext()
    const [one, other] = [await context?.newPage(), await context?.newPage()]
    if (!(one && other)) throw new Error('the browser opens no tab')
    await one.goto(`${world.url}/app/`)
    const signIn = async (name: string) => {
      await one.getByLabel(/Your name/).fill(name)
      await one.getByRole('button', { name: 'Sign in' }).click()
      await one.getByRole('button', { name: 'Sign out' }).waitFor()
    }
    const signOut = () => one.getByRole('button', { name: 'Sign out' }).click()
    await signIn('Ada')
    await other.goto(`${world.url}/app/wallet`)
    const adding = other.locator('.card', { hasText: 'Add money' })
    await adding.locator('input[name=amount]').fill('20')

    await signOut()
    await other.getByRole('heading', { name: 'People lending to people' }).waitFor()
    expect(await adding.count()).toBe(0)
    expect(await other.getByRole('button', { name: 'Sign out' }).count()).toBe(0)

    await signIn('Grace')
    await other.getByRole('button', { name: 'Sign out' }).waitFor()
    expect(await other.locator('.who').textContent()).toContain('Grace')
  },
)
