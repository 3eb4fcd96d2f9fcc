import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { loanTools } from '../../support/market/loans.ts'
import { startWorld, type World } from '../../support/world.ts'

// A lender says who they are and where, and sees what of it is public.

const it_ = it.skipIf(browserPath === undefined)

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.close())

it_(
  'a lender fills in a profile, sees what others see, and loans near them come first',
  patience,
  async () => {
    const token = await world.token('lena', { name: 'Lena Berg' })
    // Where this is tried again, she has said before where she lives.
    const nowhere = { latitude: null, longitude: null, city: null }
    await world.rest('PUT', '/profile', { token, body: { user_type: 'lender', ...nowhere } })
    await world.rest('PUT', '/preferences', { token, body: { show_on_map: false } })
    await loanTools(world, await world.token('ada')).openLoanAt(47.3, 8.5)
    const { page, faults } = await openApp(world, '/app/lend?sort=DISTANCE', {
      as: 'lena',
      width: 360,
    })
    await page.getByRole('link', { name: 'Say where you live' }).click()
    await page.getByRole('heading', { name: 'Your profile' }).waitFor()
    await page.getByLabel('Occupation').fill('Carpenter')
    await page.getByLabel('About yourself').fill('I lend to those who build.')
    const town = page.getByLabel('Find a town')
    await expect
      .poll(async () => {
        await town.fill('Zuric')
        return page.locator('datalist option').count()
      })
      .toBeGreaterThan(0)
    await town.press('Enter')
    // Whoever looks elsewhere meanwhile finds again what they have typed.
    await page.goto(`${world.url}/app/lend`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto(`${world.url}/app/profile`)
    await expect.poll(() => page.getByLabel('Occupation').inputValue()).toBe('Carpenter')
    await page.getByLabel('Income a month').fill('lots')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('monthlyIncome')
    await page.getByLabel('Income a month').fill('3,200.50')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    const seen = page.locator('.card', { hasText: 'What others see of you' })
    await seen.getByText('I lend to those who build.').waitFor()
    // It stays as it was put, also until the page has been asked for again.
    await page.getByLabel('Show me on the map').focus()
    await page.evaluate(`(() => {
      const onMap = document.activeElement
      const look = () => { globalThis.jumped ||= !onMap.checked }
      onMap.addEventListener('change', () => setInterval(look))
    })()`)
    await page.keyboard.press('Space')
    await seen.getByText('A point about 1 km from your place').waitFor()
    expect(await page.evaluate('globalThis.jumped')).toBe(false)
    const { body } = await world.rest('GET', '/profile', { token })
    expect(body.profile).toMatchObject({ occupation: 'Carpenter', monthly_income: 3200.5 })
    expect(body.profile.city).toMatch(/^Z.rich$/)
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    await page.goto(`${world.url}/app/lend?sort=DISTANCE`)
    await page.getByText('Seeds').first().waitFor()
    expect(await page.getByText('Near what?').count()).toBe(0)
    expect(faults).toEqual([])
  },
)

it_('in German, what another window has saved is shown and not overwritten', patience, async () => {
  const token = await world.token('greta')
  await world.rest('PUT', '/preferences', { token, body: { language: 'de' } })
  const { page, faults } = await openApp(world, '/app/profile', { as: 'greta', theme: 'dark' })
  await page.getByLabel('Beruf').fill('Tischlerin')
  await world.rest('PUT', '/profile', { token, body: { occupation: 'Bäckerin' } })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.locator('.notice.refused').first().waitFor()
  const { body } = await world.rest('GET', '/profile', { token })
  expect(body.profile.occupation).toBe('Bäckerin')
  await page.getByRole('button', { name: 'Bei meinen Eingaben bleiben' }).click()
  await expect.poll(() => page.getByLabel('Beruf').inputValue()).toBe('Tischlerin')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const seen = page.locator('.card', { hasText: 'Was andere von Ihnen sehen' })
  await seen.getByText('Tischlerin').waitFor()
  expect(faults).toEqual([])
})
