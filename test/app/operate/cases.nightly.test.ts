import type { Locator, Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectFocus } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { screenedWorld } from '../../support/cases/screened.ts'
import { personOf } from '../../support/market/operating.ts'
import { isFleet } from '../../support/world.ts'

// Two operators and a case from its opening to its end, and what its member sees meanwhile, on a desk and on a narrow phone.

const it_ = it.skipIf(browserPath === undefined || isFleet())
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

it_.each(looks)(
  'opens a case, works on it, and has it decided by two: %o',
  patience,
  async (of) => {
    const world = await screenedWorld({}, { WITHDRAW_APPROVAL_ABOVE: '30' })
    onTestFinished(() => world.close())
    const mary = await personOf(world, 'mary', { name: 'Mary Shelley', amount: 100 })
    const ada = await personOf(world, 'ada', { name: 'Ada Lovelace' })
    await world.token('compliance', { name: 'Cleo Hart' })
    const shown = await openApp(world, `/app/operate/${mary.id}`, { ...of, as: 'compliance' })
    const { page, faults } = shown
    const dialog = page.getByRole('dialog')
    const button = (name: string, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: true })
    const look = async (name: string) => {
      await settled(page)
      await expectSound(name, page, faults)
      await expectFocus(page)
    }
    /** Opens a form, fills it in, and sends it. */
    const act = async (name: string, fill: () => Promise<unknown>, at: Page = page) => {
      await button(`${name}…`, at).click()
      await fill()
      if (at === page) await look(`case-${name.toLowerCase().replaceAll(' ', '-')}`)
      await button(name, at.getByRole('dialog')).click()
      await at.getByRole('dialog').waitFor({ state: 'detached' })
      if (at === page) await expectFocus(page)
    }
    const why = (text: string, at: Page = page) => at.getByLabel('Reason').fill(text)

    await button('Open a case…').click()
    await button('Open a case about Mary Shelley', dialog).click()
    await expectFocus(page, dialog.getByLabel('Reason'))
    await why('Cash in small parts')
    await dialog.getByLabel('Hold the member’s money from now on').check()
    await look('case-open')
    await button('Open a case about Mary Shelley', dialog).click()
    await page.getByText('You opened it').first().waitFor()
    await page.getByText('No withdrawal or transfer is on hold').waitFor()

    // What the member sees is what everybody sees.
    await mary.call('POST', '/wallet/withdraw', { amount: 20 })
    await mary.call('POST', '/wallet/transfer', { recipient_id: ada.id, amount: 5 })
    await world.pass()
    const own = await openApp(world, '/app/wallet', { ...of, as: 'mary' })
    await own.page.getByText('Transfer to Ada Lovelace').waitFor()
    expect(await own.page.getByText('Being processed', { exact: true }).count()).toBe(2)
    expect(await own.page.content()).not.toMatch(/case|held by|review/i)
    await settled(own.page)
    await expectSound('case-wallet', own.page, own.faults)

    await button('Look again').click()
    await page.getByText('Transfer to Ada Lovelace').waitFor()
    await mary.call('POST', '/wallet/withdraw', { amount: 31 })
    await button('Look again').click()
    await page.getByText(/This withdrawal waits for an operator’s approval/).waitFor()
    await act('Assign', async () => dialog.getByLabel('To', { exact: true }).selectOption('Me'))
    await page.getByText('You assigned the case to you').waitFor()
    await act('Move the deadline', async () => dialog.getByLabel('Deadline').fill('2099-12-31'))
    await page.getByText(/You moved the deadline to .*2099/).waitFor()
    await act('Add a note', async () => dialog.getByLabel('Note').fill('The bank says nothing.'))
    await page.getByText('“The bank says nothing.”').waitFor()
    await act('Add a file', async () => {
      const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') }
      await dialog.getByLabel('File').setInputFiles(file)
      await dialog.getByText('3 bytes').waitFor()
    })
    // The hash of "abc", as FIPS 180 has it.
    await page
      .getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
      .waitFor()
    await act('Propose a decision', async () => {
      await dialog.getByLabel('Stop holding the money').check()
      await why('She showed receipts')
    })
    await page.getByText('You proposed it').waitFor()
    expect(await button('Confirm…').count()).toBe(0)
    await look('case')
    for (const tab of ['Member', 'Statement', 'Loans', 'Investments', 'Case']) {
      const tabs = page.getByRole('navigation', { name: 'Pages of the case' })
      await tabs.getByRole('link', { name: tab, exact: true }).click()
      await look(`case-${tab.toLowerCase()}`)
    }

    const second = await openApp(world, '/app/', { ...of, as: 'deputy' })
    const other = second.page
    await other.getByRole('link', { name: 'Operate' }).click()
    await other.getByRole('link', { name: 'To confirm', exact: true }).click()
    await other.getByRole('link', { name: /Mary Shelley/ }).waitFor()
    await settled(other)
    await expectSound('cases', other, second.faults)
    await other.getByRole('link', { name: /Mary Shelley/ }).click()
    await act('Reject', () => why('One receipt is missing', other), other)
    await other.getByText(/You rejected: stop holding the money/).waitFor()

    await button('Look again').click()
    await page.getByText('rejected: stop holding the money').waitFor()
    await act('Propose a decision', async () => {
      await dialog.getByLabel('Close: nothing was wrong').check()
      await why('All receipts are there')
    })
    await button('Look again', other).click()
    await act('Confirm', () => why('I have seen them', other), other)
    await other.getByText('Cleared', { exact: true }).waitFor()
    await world.pass()
    expect((await ada.call('GET', '/wallet')).body.wallet.available_balance).toBe(5)
    expect(second.faults).toEqual([])
  },
)

it_('an operator with this scope alone finds a member by name, in German', patience, async () => {
  const world = await screenedWorld({})
  onTestFinished(() => world.close())
  await personOf(world, 'mary', { name: 'Mary Shelley' })
  const token = await world.token('deputy', { name: 'Dan Wolf', scope: 'lending:cases' })
  await world.rest('PUT', '/preferences', { token, body: { language: 'de' } })
  const { page, faults } = await openApp(world, '/app/operate/cases', { as: 'deputy' })
  const dialog = page.getByRole('dialog')
  const open = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).click()
  await open(page, 'Fall eröffnen …')
  await dialog.getByLabel('Zu wem').fill('shelley')
  await open(dialog, 'Suchen')
  await dialog.getByText('1 Mitglied gefunden.').waitFor()
  await dialog.getByLabel('Grund').fill('Bargeld in kleinen Beträgen')
  await settled(page)
  await expectSound('case-open-german', page, faults)
  await open(dialog, 'Fall eröffnen')
  await page.getByRole('heading', { name: 'Mary Shelley' }).waitFor()
  await page.getByText('noch 14 Tage').waitFor()
  await settled(page)
  await expectSound('case-german', page, faults)
})

it_('a case is opened about whoever sent the money back', patience, async () => {
  const world = await screenedWorld({ round_trips: { amount: 20, days: 7 } })
  onTestFinished(() => world.close())
  const mary = await personOf(world, 'mary', { name: 'Mary Shelley', amount: 100 })
  const ada = await personOf(world, 'ada', { name: 'Ada Lovelace' })
  await mary.call('POST', '/wallet/transfer', { recipient_id: ada.id, amount: 20 })
  await world.pass()
  await ada.call('POST', '/wallet/transfer', { recipient_id: mary.id, amount: 20 })
  await world.pass()
  const { body } = await world.cora.call('GET', `/operator/cases?member_id=${mary.id}`)
  const path = `/app/operate/cases?case=${body.cases[0].id}`
  const { page, faults } = await openApp(world, path, { as: 'compliance' })
  await page.getByText('$20 went to Ada Lovelace, and $20 came back').first().waitFor()
  await settled(page)
  await expectSound('case-round-trip', page, faults)
  await page.getByRole('button', { name: 'Open a case about Ada Lovelace…' }).click()
  await page.getByLabel('Reason').fill('Sent it back')
  await page.getByRole('dialog').getByRole('button', { name: 'Open a case' }).click()
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
})

it_('a case is opened about one of many who sent money', patience, async () => {
  const world = await screenedWorld({ many_senders: { senders: 2, days: 7 } })
  onTestFinished(() => world.close())
  const mary = await personOf(world, 'mary', { name: 'Mary Shelley' })
  const ada = await personOf(world, 'ada', { name: 'Ada Lovelace', amount: 50 })
  const ben = await personOf(world, 'ben', { name: 'Ben Bitdiddle', amount: 50 })
  for (const one of [ada, ben, ada]) {
    await one.call('POST', '/wallet/transfer', { recipient_id: mary.id, amount: 20 })
    await world.pass()
    await world.pass()
  }
  const { body } = await world.cora.call('GET', `/operator/cases?member_id=${mary.id}`)
  const path = `/app/operate/cases?case=${body.cases[0].id}`
  const { page, faults } = await openApp(world, path, { as: 'compliance' })
  await page.getByText('2 members sent').first().waitFor()
  await settled(page)
  await expectSound('case-many-senders', page, faults)
  // Two findings name both: each has one button.
  const offers = page.getByRole('button', { name: /^Open a case about/ })
  expect((await offers.allTextContents()).toSorted()).toEqual([
    'Open a case about Ada Lovelace…',
    'Open a case about Ben Bitdiddle…',
  ])
  await page.getByRole('button', { name: 'Open a case about Ben Bitdiddle…' }).click()
  await page.getByLabel('Reason').fill('Sends to many')
  await page.getByRole('dialog').getByRole('button', { name: 'Open a case' }).click()
  await page.getByRole('heading', { name: 'Ben Bitdiddle' }).waitFor()
})

it_('operators without the scope find no cases in the back office', patience, async () => {
  const world = await screenedWorld({})
  onTestFinished(() => world.close())
  const mary = await personOf(world, 'mary', { name: 'Mary Shelley' })
  const { id } = await world.opened(mary)
  const { page } = await openApp(world, `/app/operate/${mary.id}`, { as: 'operator' })
  await page.getByRole('button', { name: 'Freeze…' }).waitFor()
  expect(await page.content()).not.toMatch(/\bcases?\b/i)
  await page.goto(`${world.url}/app/operate/cases?case=${id}`)
  await page.getByText('Nothing has this id').waitFor()
  await page.goto(`${world.url}/app/operate`)
  await page.locator('.tiles').first().waitFor()
  expect(await page.content()).not.toMatch(/\bcases?\b/i)
})
