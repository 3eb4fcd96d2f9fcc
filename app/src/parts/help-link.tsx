import { t } from './messages/index.ts'

/** Leads to the page that asks the platform for help, about what stands beside it: `loan-<id>`, `payment-<id>` or `identity`. */
export function HelpLink({ about }: { readonly about: string }) {
  return (
    <a class="small" href={`/app/help?about=${about}`}>
      {t('getHelp')}
    </a>
  )
}

/** Leads to what members who have never borrowed want to know. */
export function GuideLink() {
  return <a href="/app/guide">{t('screen.guide')}</a>
}

/** Leads to what members who have never lent want to know. */
export function LendingLink() {
  return <a href="/app/lending">{t('screen.lending')}</a>
}
