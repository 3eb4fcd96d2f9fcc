import type { ComponentChildren } from 'preact'
import { Button } from '../parts/button.tsx'
import { LanguageChoice } from '../parts/forms/language-choice.tsx'
import { Icon } from '../parts/icons.tsx'
import { t } from '../parts/messages/index.ts'
import { type Screen, startOf } from '../screens/index.ts'
import type { Person, Session } from '../session/session.ts'
import { BASE, useRouter } from './router.ts'
import { ThemeButton } from './theme.tsx'

interface Props {
  readonly screens: readonly Screen[]
  readonly person: Person | undefined
  readonly session: Session
  /** What stands beside the person's name. */
  readonly children?: ComponentChildren
}

/** The head of every page: where one can go, and who one is. */
export function Header({ screens, person, session, children }: Props) {
  const { go } = useRouter()
  const leave = () => {
    session.leave()
    go('/')
  }
  // A frozen member has no profile to open.
  const hasProfile = screens.some(({ path }) => path === 'profile')
  return (
    <header class="head">
      <a class="brand" href={`${BASE}/`} aria-label={t('start')}>
        <Icon name="brand" size={24} />
        <span>{t('brand')}</span>
      </a>
      <Tabs screens={screens.filter(({ aside }) => !aside)} />
      <div class="who">
        {children}
        <LanguageChoice short />
        <ThemeButton />
        {person !== undefined && hasProfile && (
          <a class="button plain" href={`${BASE}/profile`}>
            <Icon name="person" />
            <span class="hidden">{t('screen.profile')}</span>
            <span class="name small">{person.name}</span>
          </a>
        )}
        {person !== undefined && !hasProfile && <span class="name small">{person.name}</span>}
        {person !== undefined && (
          <Button look="plain" aria-label={t('signOut')} onClick={leave}>
            <Icon name="leave" />
          </Button>
        )}
      </div>
    </header>
  )
}

/** Where there is no room for all, what operators need is not what is cut off. */
function deskFirst(screens: readonly Screen[]): readonly Screen[] {
  return screens.toSorted((one, other) => Number(other.operator ?? 0) - Number(one.operator ?? 0))
}

function Tabs({ screens }: Pick<Props, 'screens'>) {
  const { at } = useRouter()
  if (screens.length === 0) return null
  const shown = at.screen || startOf(screens).path
  return (
    <nav class="tabs" aria-label={t('screens')}>
      {deskFirst(screens).map(({ path, title, icon }) => (
        <a key={path} href={`${BASE}/${path}`} aria-current={shown === path ? 'page' : undefined}>
          <Icon name={icon} size={18} />
          {title()}
        </a>
      ))}
    </nav>
  )
}
