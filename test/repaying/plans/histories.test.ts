import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '../../support/database.ts'
import { type Happening, manyHistories } from '../../support/market/many-histories.ts'
import { manyLoans } from '../../support/market/many-loans.ts'
import type { DayTerms } from '../../support/market/repaying/day-by-day.ts'
import {
  compare,
  History,
  live,
  refused,
  shown,
  stateOf,
} from '../../support/market/repaying/plan-history.ts'
import { keptRules } from '../../support/market/some-rules.ts'

// Histories in which the database and the model once disagreed, as plan-model.long.test.ts prints them.

const database = await createDatabase()
const loans = manyLoans(database)
const histories = await manyHistories(database)
afterAll(() => database.drop())

const cents = new Set(['amount', 'tolerance', 'percent'])
const read = (line: string) =>
  JSON.parse(line, (key, value) =>
    cents.has(key) && typeof value === 'number' ? BigInt(value) : value,
  )

it.each([
  [
    'interest that was moved is pulled to a month that was paid ahead',
    `{"amount":391836,"rate":3600,"months":10,"late":{"interest":"penalty","tolerance":100,"points":1442,"graceDays":5,"fee":null,"feeAfterDays":15,"feeRepeats":false,"allocation":"interest,principal,fee,penalty"},"even":true,"day":5}
5 {"what":"changes","id":"07c6a156-b366-4132-a119-b0e7152ed9c4","change":{"kind":"principal_holiday","instalments":3,"extend":false}}
50 {"what":"pays","id":"c1bde524-d925-4d7b-a79c-dd5f5e5defb3","amount":2354,"prepayment":"lower"}
60 {"what":"changes","id":"a5e117ef-0eb1-4400-a140-2a890647af23","change":{"kind":"re_age","instalments":8,"from":70,"interest":"spread"}}
61 {"what":"pays","id":"33a3ea07-c04b-47a9-96d6-9405e354d738","amount":95646,"prepayment":"advance"}
95 {"what":"pays","id":"99d268a7-1768-4053-a9bc-ca25a751a59f","amount":327585,"prepayment":"lower"}`,
  ],
  [
    'the same with more than was paid ahead, which the database refused to store',
    `{"amount":642171,"rate":3600,"months":2,"late":{"interest":"penalty","tolerance":100,"points":500,"graceDays":5,"fee":null,"feeAfterDays":15,"feeRepeats":false,"allocation":"penalty,fee,interest,principal"},"even":false,"day":51}
61 {"what":"pays","id":"2a58cbae-64f3-4256-b950-5583d4a643b5","amount":7890,"prepayment":"advance"}
108 {"what":"changes","id":"0bd5734f-7712-4e16-aa18-110e28496349","change":{"kind":"re_age","instalments":6,"from":143,"interest":"spread"}}
117 {"what":"pays","id":"4d977e1d-cd11-42b3-858d-24fab3a83e0e","amount":1252,"prepayment":"advance"}
117 {"what":"pays","id":"f5593375-d987-411b-8eb3-098f24114284","amount":352093,"prepayment":"advance"}
163 {"what":"pays","id":"2dabb79a-9d62-4b3e-b8a9-207ba4fc6cbe","amount":100923,"prepayment":"lower"}`,
  ],
  [
    'lenders got moved interest that a later payment moves on',
    `{"amount":204,"rate":2927,"months":19,"late":{"interest":"contract","tolerance":0,"points":500,"graceDays":0,"fee":null,"feeAfterDays":46,"feeRepeats":false,"allocation":"interest,principal,fee,penalty"},"even":true,"day":29}
92 {"what":"changes","id":"4515104f-2b0b-48cd-8ccc-5ecef34d3891","change":{"kind":"re_age","instalments":2,"from":100,"interest":"spread"}}
92 {"what":"pays","id":"14999fdd-afe4-4d8d-8742-1132fbb4e9ba","amount":194,"prepayment":"advance"}
98 {"what":"pays","id":"1fb52e6a-5feb-4a86-9a5a-113bd5cf31cd","amount":1,"prepayment":"shorten"}`,
  ],
  [
    'a loan is planned anew on the day on which it was withdrawn from',
    `{"amount":150,"rate":0,"months":2,"late":{"interest":"penalty","tolerance":100,"points":1087,"graceDays":26,"fee":null,"feeAfterDays":15,"feeRepeats":false,"allocation":"interest,principal,fee,penalty"},"even":false,"day":58}
72 {"what":"withdraws"}
72 {"what":"changes","id":"f101b37a-3910-4417-a4b6-1e376d2d4331","change":{"kind":"re_age","instalments":4,"from":72,"interest":"spread"}}`,
  ],
  [
    'a payment after which little is left is undone, and another is booked as of a day before a change',
    `{"amount":146,"rate":0,"months":1,"late":{"interest":"penalty","tolerance":0,"points":500,"graceDays":0,"fee":null,"feeAfterDays":14,"feeRepeats":false,"allocation":"de-consumer"},"even":true,"day":35}
43 {"what":"pays","id":"a6238aa5-b9f2-4613-8906-0855cd719dcc","amount":1,"prepayment":"lower"}
45 {"what":"pays","id":"41266dd1-7796-4662-a3df-0cc14b5a1bc1","amount":145,"prepayment":"advance"}
47 {"what":"undoes","of":"41266dd1-7796-4662-a3df-0cc14b5a1bc1"}
60 {"what":"changes","id":"7d17ca87-9dc2-4bb3-9611-a47495d963e2","change":{"kind":"term","months":5}}
89 {"what":"undoes","of":"a6238aa5-b9f2-4613-8906-0855cd719dcc"}
120 {"what":"books","id":"e60000ef-186e-42f5-80bf-7de49016bcfc","amount":48,"prepayment":"advance","day":56}`,
  ],
  [
    'a plan that was undone has had other due days',
    `{"amount":5307697,"rate":1,"months":9,"late":{"interest":"contract","tolerance":0,"points":500,"graceDays":0,"fee":null,"feeAfterDays":15,"feeRepeats":false,"allocation":"de-consumer"},"even":true,"day":30}
30 {"what":"books","id":"32b4184c-d812-45aa-aa5d-f112ed677627","amount":5307696,"prepayment":"lower","day":30}
46 {"what":"changes","id":"22a026a9-5c53-4abb-8d60-502f2453d2ea","change":{"kind":"re_age","instalments":3,"from":57,"interest":"first"}}
46 {"what":"unchanges","of":"22a026a9-5c53-4abb-8d60-502f2453d2ea"}
86 {"what":"changes","id":"c24ca85d-5c06-49df-afc1-67b702e27885","change":{"kind":"due_day","due_day":22,"from":92}}
86 {"what":"books","id":"85649994-2e67-46c3-8a48-081fa53b9edc","amount":1,"prepayment":"shorten","day":50}
104 {"what":"undoes","of":"32b4184c-d812-45aa-aa5d-f112ed677627"}`,
  ],
  [
    'a plan changes after a payment that took moved interest with it',
    `{"amount":3077516,"rate":889,"months":3,"late":{"interest":"penalty","tolerance":0,"points":1593,"graceDays":17,"fee":null,"feeAfterDays":30,"feeRepeats":false,"allocation":"interest,principal,fee,penalty"},"even":true,"day":29}
58 {"what":"books","id":"22f49503-23e4-451b-8dc8-18fe0128dfeb","amount":123949,"prepayment":"advance","day":37}
97 {"what":"changes","id":"893f4008-4718-4628-9a8b-5af98d7e86c2","change":{"kind":"re_age","instalments":7,"from":130,"interest":"spread"}}
105 {"what":"pays","id":"4f29b846-cb4f-402d-9bac-b4f3a1637293","amount":442035,"prepayment":"shorten"}
126 {"what":"changes","id":"5fabaa34-3b54-40ff-ace7-b0c361d83e4c","change":{"kind":"rate","rate":295}}`,
  ],
  [
    'a repayment is undone after a pause',
    `{"amount":65961,"rate":1396,"months":2,"late":{"interest":"penalty","tolerance":0,"points":500,"graceDays":5,"fee":null,"feeAfterDays":15,"feeRepeats":false,"allocation":"principal,interest,penalty,fee"},"even":true,"day":29}
30 {"what":"withdraws"}
61 {"what":"changes","id":"a220ba83-7bb6-43bf-995b-cc65a20c699d","change":{"kind":"re_age","instalments":7,"from":86,"interest":"first"}}
62 {"what":"pays","id":"380de884-d8f8-4331-8b77-a042e3dc434b","amount":2536,"prepayment":"advance"}
65 {"what":"changes","id":"0e6e88db-856c-4dee-a424-2b4a10d8d755","change":{"kind":"interest_pause","from":72,"to":134}}
65 {"what":"undoes","of":"380de884-d8f8-4331-8b77-a042e3dc434b"}`,
  ],
  [
    'a rate falls after a month was paid to which interest had been moved',
    `{"amount":24286,"rate":3600,"months":82,"late":{"interest":"penalty","tolerance":100,"points":500,"graceDays":0,"fee":null,"feeAfterDays":4,"feeRepeats":false,"allocation":"penalty,fee,interest,principal"},"even":true,"day":29}
87 {"what":"changes","id":"b38d9292-a2e0-4ccd-a990-007bea740b33","change":{"kind":"re_age","instalments":6,"from":121,"interest":"spread"}}
88 {"what":"books","id":"a0926af7-86b7-418d-ba50-484c908809a1","amount":87,"prepayment":"advance","day":38}
88 {"what":"changes","id":"6d2a8193-01aa-46eb-8b2f-403c7a795c77","change":{"kind":"re_age","instalments":6,"from":127,"interest":"spread"}}
88 {"what":"pays","id":"9140762e-5bf6-47c4-94d6-2e0482ad4089","amount":1,"prepayment":"lower"}
108 {"what":"pays","id":"bd6a13cd-4830-4bfe-a3bd-a5995163392e","amount":493,"prepayment":"advance"}
149 {"what":"pays","id":"66ca5f0e-6383-461a-bc4f-e8e1cd9061bf","amount":19616,"prepayment":"shorten"}
149 {"what":"pays","id":"f7c0f2e7-351b-4aa4-9126-a61eff49e38b","amount":1,"prepayment":"shorten"}
149 {"what":"pays","id":"2cec186b-705c-4ca1-8b7e-e4f5c23a3733","amount":4768,"prepayment":"lower"}
156 {"what":"changes","id":"8103a21b-3596-4cae-b8c6-692fa8b722b3","change":{"kind":"rate","rate":0}}`,
  ],
  [
    'new instalments begin after the last one of a loan that was paid out on the 31st',
    `{"amount":3412220,"rate":53,"months":2,"late":{"interest":"none","tolerance":0,"points":67,"graceDays":37,"fee":null,"feeAfterDays":15,"feeRepeats":true,"allocation":"principal,interest,penalty,fee"},"even":false,"day":30}
44 {"what":"pays","id":"6b3f4eac-8a99-4146-8aa7-d85f417f1873","amount":3412974,"prepayment":"lower"}
79 {"what":"undoes","of":"6b3f4eac-8a99-4146-8aa7-d85f417f1873"}
115 {"what":"books","id":"e0b820c0-d40a-412b-8b52-a7812ad9c8f7","amount":1,"prepayment":"advance","day":59}
118 {"what":"pays","id":"ee434f83-ad04-429a-9af4-8ddf40cb2acd","amount":461952,"prepayment":"advance"}
119 {"what":"changes","id":"2e213e43-b07d-4414-b61e-62c8ba5b01e8","change":{"kind":"re_age","instalments":3,"from":157,"interest":"first"}}`,
  ],
  [
    'a repayment of a loan that was withdrawn from is undone, whose pause began on the day on which all was due',
    `{"amount":199,"rate":1,"months":10,"late":{"interest":"none","tolerance":100,"points":500,"graceDays":28,"fee":null,"feeAfterDays":15,"feeRepeats":false,"allocation":"penalty,fee,interest,principal"},"even":true,"day":45}
46 {"what":"changes","id":"f16c7987-8e3e-4fb0-92a6-068d9acdf5a8","change":{"kind":"term","months":-1}}
46 {"what":"pays","id":"636dcb96-0cd1-4fff-b2d2-2d34fb16cd26","amount":8,"prepayment":"advance"}
55 {"what":"pays","id":"d7404b32-ae3a-4045-ac62-3caa3f509693","amount":32,"prepayment":"advance"}
55 {"what":"undoes","of":"636dcb96-0cd1-4fff-b2d2-2d34fb16cd26"}
56 {"what":"withdraws"}
56 {"what":"changes","id":"ae2d1a58-8536-4745-815c-5f5c5543a15f","change":{"kind":"interest_pause","from":86,"to":124}}
57 {"what":"changes","id":"e19f1ffc-d423-4fa6-88c6-f8ea710dfe3a","change":{"kind":"rate","rate":1029}}
58 {"what":"pays","id":"4e992434-bbcd-43e1-b187-1883f2749aed","amount":80,"prepayment":"advance"}
58 {"what":"pays","id":"f2a75cc7-ae3c-45a8-986e-e5ec518ea9db","amount":87,"prepayment":"lower"}
68 {"what":"undoes","of":"4e992434-bbcd-43e1-b187-1883f2749aed"}`,
  ],
])('%s', async (_, text) => {
  const [first = '', ...lines] = text.split('\n')
  const terms = read(first) as DayTerms
  const { late, ...others } = terms
  await loans.lend(terms.day, [{ ...others, late: keptRules(late) }])
  await histories.lend()
  const history = new History(terms)
  for (const line of lines) {
    const day = Number.parseInt(line, 10)
    const event = read(line.slice(line.indexOf('{'))) as Happening
    history.model.until(day)
    const [outcome = {}] = await histories.happen(day, [event])
    const [state] = await histories.states(day)
    history.did.push(`${day} ${shown(event)}`)
    compare(
      history,
      { ...live(history, event, day), ...stateOf(history.model) },
      { ...refused(outcome), ...state },
    )
  }
  expect(history.failure).toBeUndefined()
})
