import { t } from './messages/index.ts'

/** What the map's signs mean. */
export function Legend({ people }: { readonly people: boolean }) {
  return (
    <aside class="legend-box" aria-label={t('legend')}>
      <ul>
        <li>
          <i class="dot loan" data-risk="low" /> {t('lowRisk')}
        </li>
        <li>
          <i class="dot loan" data-risk="medium" /> {t('medium')}
        </li>
        <li>
          <i class="dot loan" data-risk="high" /> {t('high')}
        </li>
        <li>
          <i class="dot loan" /> {t('notScored')}
        </li>
        <li>
          <i class="dot loan cluster" /> {t('severalLoans')}
        </li>
        {people && (
          <li>
            <i class="dot person" /> {t('people')}
          </li>
        )}
      </ul>
      <p class="soft">{t('ring')}</p>
    </aside>
  )
}
