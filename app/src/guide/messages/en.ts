/** What the guide says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  title: 'How borrowing works here',
  intro:
    'Other members lend you the money, not a bank. You say what you need and what interest you offer; each of them decides whether to put money into it.',
  way: 'From your request to the last payment',
  'way.draft':
    'You write a request: what the money is for, how much ({least} to {most}), for how long (up to {months}), and the interest that you offer (up to {rate} a year). Until you publish it, it is a draft: nobody else sees it, and it commits you to nothing.',
  'way.publish':
    'You publish it{verified, select, yes {, once your identity is verified} other {}}. The platform may look it over first. Lenders then have {days, plural, one {# day} other {# days}} to invest in it. Until it is fully funded, you can withdraw it.',
  'way.funded':
    'Once it is fully funded, the money is paid out into your wallet. If it is not funded in time, whatever was invested goes back to the lenders, and you owe nothing.',
  'way.repay':
    'You repay it from your wallet each month: by hand, or automatically if you turn that on.',
  costs: 'What it costs',
  'costs.interest': 'You pay the interest that you offered, on what you have not repaid yet.',
  'costs.fee':
    '{has, select, yes {The platform takes {fee} of the amount as a fee, once: it is kept back from the payout.} other {The platform takes no fee for the loan.}}',
  'costs.early':
    'You can repay early at any time, in whole or in part, without a charge.{refund, select, yes { A part of the fee then comes back to you.} other {}}',
  'costs.withdraw':
    'If you change your mind, you can withdraw from the loan for {days, plural, one {# day} other {# days}} after the payout: you then repay it with interest for the days in between.',
  'costs.example':
    'For example, this is what {amount} over {months} at {rate} a year would cost. You see the same for your own request as you type it.',
  late: 'If you pay late',
  'late.default':
    'A loan that is {days, plural, one {# day} other {# days}} late can go into default: all of it is then owed at once.',
  'late.noOther': 'Until you have paid what is overdue, you can’t publish another loan.',
  'late.help':
    'If you see that you can’t pay, <link>ask for help</link> soon: the platform can pause your payments, lower them, or spread what was missed.',
  seen: 'What others see',
  'seen.loan':
    'Of your request: title, purpose, description, amount, rate and term, how risky the platform rates it, and the place if you give one – on the map, at a point moved by up to 2 km.',
  'seen.you':
    'Of you: your name, town, occupation and what you say about yourself, if you have entered them; since when you have been a member, and whether your identity is verified.',
  'seen.record':
    'Of your loans here: how many you have repaid, and whether you pay late or have defaulted.',
  'seen.never':
    'No other member sees your exact place, your income, your credit score or your wallet.',
  ask: 'Ask for a loan',
} as const
