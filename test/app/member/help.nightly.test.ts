import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../support/app/back-office.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter, expectFocus, tabTo, typed } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { startWorld } from '../../support/world.ts'

// A borrower who is late asks for help from the page of the loan, an operator answers from the worklist, and the borrower reads it: by keyboard alone.

const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

it.skipIf(browserPath === undefined).each(looks)(
  'a borrower asks, an operator answers, the borrower reads the answer: %o',
  patience,
  async (of) => {
    const world = await startWorld({ ...backOfficeSettings, SUPPORT_EMAIL: 'help@lending.example' })
    onTestFinished(() => world.close())
    const { ids, colleague } = await openBackOffice(world)
    const path = `/app/borrow/${ids['A greenhouse']}`
    const { page, faults } = await openApp(world, path, { ...of, as: 'ada' })
    await enter(page, page.getByRole('link', { name: 'Ask for help' }))
    const words = page.getByLabel('What happened, and what would you like')
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await words.waitFor()
    const mail = page.getByRole('link', { name: 'help@lending.example' })
    expect(await mail.getAttribute('href')).toMatch(/^mailto:help@lending\.example\?subject=/)
    await enter(page, send)
    await page.getByText('Say in a few words what it is about.').waitFor()
    await expectFocus(page, words)
    await typed(page, 'The roof broke. Can I pay in March?')
    await enter(page, send)
    const asked = page.locator('.card', {
      has: page.getByRole('heading', { name: 'What you have asked' }),
    })
    const own = asked.locator('li')
    await own.getByText('The roof broke. Can I pay in March?').waitFor()
    await own.getByText('About “A greenhouse”').waitFor()
    await own.getByText('Waiting for an answer').waitFor()
    expect(await words.inputValue()).toBe('')
    await settled(page)
    await expectSound('help-asked', page, faults)

    const desk = await openApp(world, '/app/operate', { ...of, as: 'operator' })
    const item = desk.page.locator('.work > .record', { hasText: 'Request for help' })
    await item.getByText('Answer the member').waitFor()
    await enter(desk.page, item.getByRole('link', { name: 'A greenhouse' }))
    await desk.page.getByRole('heading', { name: 'Request for help', level: 1 }).waitFor()
    const said = desk.page.getByRole('region', { name: 'Request for help' })
    await said.getByText('The roof broke. Can I pay in March?').waitFor()
    await said.getByText('About their loan').waitFor()
    await settled(desk.page)
    await expectSound('help-to-answer', desk.page, desk.faults)
    await tabTo(desk.page, desk.page.getByLabel('Answer', { exact: true }))
    await typed(desk.page, 'Yes: we pause the payments until then.')
    // Somebody else answers meanwhile: that is said and shown, and what was typed can be sent all the same.
    const request = new URL(desk.page.url()).pathname.split('/').at(-1)
    const other = await colleague.call('POST', `/operator/help-requests/${request}/answer`, {
      answer: 'We are looking into it.',
    })
    expect(other.status).toBe(200)
    const sends = desk.page.getByRole('button', { name: 'Send the answer' })
    await enter(desk.page, sends)
    await desk.page.getByText('This has changed meanwhile: look at it again').waitFor()
    await said.getByText('We are looking into it.').waitFor()
    const answer = desk.page.getByRole('textbox', { name: 'Answer' })
    expect(await answer.inputValue()).toBe('Yes: we pause the payments until then.')
    await enter(desk.page, sends)
    await said.getByText('Answered by Olga Marsh').waitFor()
    await said.getByText('Yes: we pause the payments until then.').waitFor()
    await desk.page.getByText('Change the answer').waitFor()
    await enter(desk.page, desk.page.getByRole('link', { name: 'Ada Lovelace' }).first())
    await desk.page.getByRole('heading', { name: 'Ada Lovelace', level: 1 }).waitFor()
    await enter(desk.page, desk.page.getByRole('link', { name: 'Help', exact: true }))
    await desk.page.getByText('Yes: we pause the payments until then.').waitFor()
    await settled(desk.page)
    await expectSound('help-of-a-member', desk.page, desk.faults)

    // It is there without being asked for.
    await own.getByText('Yes: we pause the payments until then.').waitFor()
    await own.getByText('Answered', { exact: true }).waitFor()
    expect(await asked.textContent()).not.toContain('Olga')
    await settled(page)
    await expectSound('help-answered', page, faults)

    // The borrower replies, which brings it back to the worklist, and is answered again.
    await enter(page, own.getByText('Reply', { exact: true }))
    const sendReply = own.getByRole('button', { name: 'Send the reply' })
    await enter(page, sendReply)
    await own.getByText('Write your reply first.').waitFor()
    await expectFocus(page, own.getByLabel('Your reply'))
    await typed(page, 'And what does the pause cost?')
    await settled(page)
    await expectSound('help-reply', page, faults)
    await enter(page, sendReply)
    await own.getByText('Waiting for an answer').waitFor()
    expect(await page.evaluate('document.activeElement.id')).toBe('own-requests')
    await desk.page.goto(`${world.url}/app/operate`)
    await item.getByText('Replied: answer the member').waitFor()
    await enter(desk.page, item.getByText('What is asked'))
    await item.getByText('And what does the pause cost?').waitFor()
    await enter(desk.page, item.getByRole('link', { name: 'A greenhouse' }))
    await desk.page.getByRole('heading', { name: 'Answer the reply' }).waitFor()
    await said.getByText('Replied', { exact: true }).waitFor()
    await settled(desk.page)
    await expectSound('help-replied', desk.page, desk.faults)
    await tabTo(desk.page, desk.page.getByLabel('Answer', { exact: true }))
    await typed(desk.page, 'Nothing.')
    await enter(desk.page, sends)
    await said.getByText('Nothing.', { exact: true }).waitFor()
    const texts = [
      'The roof broke. Can I pay in March?',
      'Yes: we pause the payments until then.',
      'And what does the pause cost?',
      'Nothing.',
    ]
    expect(await said.locator('.words').allTextContents()).toEqual(texts)
    await own.getByText('Nothing.', { exact: true }).waitFor()
    expect(await own.locator('.words').allTextContents()).toEqual(texts)
    await page.goto(`${world.url}/app/inbox`)
    await page.getByText('Your request for help is answered').first().waitFor()
    await enter(page, page.getByRole('link', { name: 'See the answer' }))
    await own.getByText('Yes: we pause the payments until then.').waitFor()

    // Another one is withdrawn, which leaves the worklist.
    await page.getByRole('radio', { name: 'Something else' }).check()
    await tabTo(page, words)
    await typed(page, 'And in May?')
    await enter(page, send)
    const second = own.filter({ hasText: 'And in May?' })
    await enter(page, second.getByRole('button', { name: 'Take the request back…' }))
    await enter(page, second.getByRole('button', { name: 'Take it back', exact: true }))
    await second.getByText('Taken back', { exact: true }).waitFor()
    expect(await page.evaluate('document.activeElement.id')).toBe('own-requests')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await page.getByRole('heading', { name: 'Ihre Anfragen' }).waitFor()
    await page.getByText('Beantwortet', { exact: true }).waitFor()
    await page.getByText('Zurückgezogen', { exact: true }).waitFor()
    await page.getByLabel('Was ist passiert, und was wünschen Sie sich?').waitFor()
    await desk.page.goto(`${world.url}/app/operate`)
    await desk.page.getByRole('heading', { name: 'Worklist' }).waitFor()
    await desk.page.locator('.work > .record').first().waitFor()
    expect(await item.count()).toBe(0)
    expect([faults, desk.faults]).toEqual([[], []])
  },
)
