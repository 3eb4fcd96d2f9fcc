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
  'lending.title': 'How lending works here',
  'lending.intro':
    'Your money goes to other members, not to a bank. You choose each loan, or say what a standing order should look for, and the borrowers’ payments come back to your wallet with interest. You can lose money if a borrower does not pay.',
  'lending.way': 'From your first look to the last payment',
  'lending.way.wallet':
    'You put money into your wallet here. Until you invest it, you can take it out again.',
  'lending.way.invest':
    'You put {least} or more into a loan, or what is still missing if that is less. The money is set aside in your wallet until the loan is fully funded.',
  'lending.way.funded':
    'Once it is, the loan is paid out to the borrower. If it is not funded within {days, plural, one {# day} other {# days}}, your money is free again.',
  'lending.way.repaid':
    'The borrower repays it month by month. Your share of principal and interest goes to your wallet, and you can lend it again or take it out.',
  'lending.way.order':
    'A standing order does this for you: it invests in new loans that meet all your criteria, within limits that you set.',
  'lending.brings': 'What you earn',
  'lending.brings.interest':
    'You get the loan’s interest on what has not been repaid to you yet. What has been repaid earns nothing until you lend it again.',
  'lending.brings.fee':
    '{has, select, yes {The platform keeps {fee} of the interest as its fee. Principal comes back to you without any deduction.} other {The platform takes no fee from lenders.}}',
  'lending.brings.early':
    'Borrowers can repay early at any time, in whole or in part. You then get the principal back sooner, and the interest only up to that day.{days, plural, =0 {} one { They can also withdraw from a loan for # day after the payout.} other { They can also withdraw from a loan for # days after the payout.}}',
  'lending.brings.tax':
    'What you need for a tax return is under <link>your documents and taxes</link>.',
  'lending.wrong': 'What can go wrong',
  'lending.wrong.late':
    'What paying late costs depends on the loan: each keeps the terms that it began with, which are on its page. For new loans: {terms}',
  'lending.wrong.default':
    'The platform collects what is overdue. Once a payment is {days, plural, one {# day} other {# days}} late, the loan can go into default. Whatever still comes in after that is shared among its lenders. What does not come in is lost: nobody makes up for it.',
  'lending.wrong.level':
    'Each loan has a risk level, based on the borrower’s credit score and income. The page of a loan says how many loans of its level have defaulted here. While the loan is open, it also says how much of the return such losses leave, once enough of those loans have been counted over a whole calendar year.',
  'lending.wrong.spread':
    'A little in many loans is safer than a lot in one: a single default then costs you little.',
  'lending.wrong.tied':
    'Once a loan is paid out, you can’t sell your part of it. The money comes back as the borrower repays.',
  'lending.safe': 'How you are protected',
  'lending.safe.verified':
    '{all, select, yes {Only members whose identity is verified can borrow.} other {The page of a loan says whether the borrower’s identity is verified, and you can search for verified borrowers only.}}',
  'lending.safe.late': 'A borrower who is late with a loan can’t publish another one.',
  'lending.safe.cancel': 'While a loan is open, you can take back your investment in it.',
  'lending.safe.test':
    'Before you invest for the first time, a test shows you what to know about the risks, and how large a loss you could bear. You are warned before you put a large amount into one loan.',
  'lending.safe.reflection':
    'For {hours, plural, one {# hour} other {# hours}} after you invest, you can take the money back without giving a reason.',
  'lending.safe.seen':
    'Others see your name beside what you have put into a loan. They do not see your wallet, your income or your exact place.',
  'lending.look': 'See what is open',
} as const
