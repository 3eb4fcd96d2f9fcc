import { expect, it } from 'vitest'
import { backName, backTo } from '../../../app/src/lend/back.ts'

it.each([
  ['/app/lend?q=goats&sort=rate', '/app/lend?q=goats&sort=rate', 'opportunities'],
  ['/app/portfolio', '/app/portfolio', 'portfolio'],
  ['/app/map?at=1.00,2.00,3.00&people=1', '/app/map?at=1.00,2.00,3.00&people=1', 'map'],
  ['/app/lend/order', '/app/lend/order', 'standingOrder'],
  ['/app/inbox', '/app/lend', 'opportunities'],
  [undefined, '/app/lend', 'opportunities'],
])('from a loan that was opened from %s, the way back is %s', (list, back, name) => {
  expect([backTo(list), backName(backTo(list))]).toEqual([back, name])
})
