import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../parts/icons.tsx'
import { t } from '../parts/messages/index.ts'

const KEPT = 'theme'

/** Light or dark: as the system says, until the reader says otherwise. */
export function ThemeButton() {
  const [theme, setTheme] = useState(keptTheme() ?? systemTheme())
  const other = theme === 'dark' ? 'light' : 'dark'
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const changed = () => keptTheme() ?? setTheme(systemTheme())
    system.addEventListener('change', changed)
    return () => system.removeEventListener('change', changed)
  }, [])
  const choose = () => {
    localStorage.setItem(KEPT, other)
    setTheme(other)
    applyTheme()
  }
  return (
    <button
      class="round"
      type="button"
      aria-label={t('switchColours', { to: other })}
      onClick={choose}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}

/** Shows the reader's choice, if there is one. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = keptTheme() ?? ''
  dispatchEvent(new Event('themechange'))
}

/** Calls back whenever the colours may have changed; returns a function that stops it. */
export function onThemeChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  addEventListener('themechange', changed)
  system.addEventListener('change', changed)
  return () => {
    removeEventListener('themechange', changed)
    system.removeEventListener('change', changed)
  }
}

function keptTheme(): 'light' | 'dark' | undefined {
  const kept = localStorage.getItem(KEPT)
  return kept === 'light' || kept === 'dark' ? kept : undefined
}

function systemTheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
