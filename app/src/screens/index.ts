import type { ComponentType } from 'preact'
import type { IconName } from '../parts/icons.tsx'
import { t } from '../parts/messages/index.ts'

/** A screen of the app: to add one, add a line here. */
export interface Screen {
  /** Under /app/. */
  readonly path: string
  readonly title: () => string
  readonly icon: IconName
  /** Reached from the header, not from the navigation. */
  readonly aside?: true
  /** Only for operators. */
  readonly operator?: true
  /** Only where clients may move the clock. */
  readonly sandbox?: true
  /** Its code comes when it is first opened. */
  readonly load: () => Promise<ComponentType>
}

/** In place of all others while the reader's account is frozen. */
export const frozenScreen: Screen = {
  path: 'frozen',
  title: () => t('screen.frozen'),
  icon: 'wallet',
  load: async () => (await import('../frozen/screen.tsx')).FrozenScreen,
}

/** Leads members on to where they left off. */
const startScreen: Screen = {
  path: '',
  title: () => t('screen.start'),
  icon: 'map',
  load: async () => (await import('../start/screen.tsx')).StartScreen,
}

/** Where one starts among the screens that are open to one: operators at their desk. */
export function startOf(open: readonly Screen[]): Screen {
  return open.find(({ operator }) => operator) ?? startScreen
}

/** All screens, in the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    path: 'map',
    title: () => t('screen.map'),
    icon: 'map',
    load: async () => (await import('../map/screen.tsx')).MapScreen,
  },
  {
    path: 'lend',
    title: () => t('screen.lend'),
    icon: 'lend',
    load: async () => (await import('../lend/screen.tsx')).LendScreen,
  },
  {
    path: 'borrow',
    title: () => t('screen.borrow'),
    icon: 'borrow',
    load: async () => (await import('../borrow/screen.tsx')).BorrowScreen,
  },
  {
    path: 'portfolio',
    title: () => t('screen.portfolio'),
    icon: 'chart',
    load: async () => (await import('../portfolio/screen.tsx')).PortfolioScreen,
  },
  {
    path: 'inbox',
    title: () => t('screen.inbox'),
    icon: 'bell',
    aside: true,
    load: async () => (await import('../inbox/screen.tsx')).InboxScreen,
  },
  {
    path: 'mailbox',
    title: () => t('screen.mailbox'),
    icon: 'bell',
    aside: true,
    sandbox: true,
    load: async () => (await import('../sandbox/mailbox.tsx')).MailboxScreen,
  },
  {
    path: 'documents',
    title: () => t('screen.documents'),
    icon: 'download',
    aside: true,
    load: async () => (await import('../documents/screen.tsx')).DocumentsScreen,
  },
  {
    path: 'profile',
    title: () => t('screen.profile'),
    icon: 'person',
    aside: true,
    load: async () => (await import('../profile/screen.tsx')).ProfileScreen,
  },
  {
    path: 'privacy',
    title: () => t('screen.privacy'),
    icon: 'wallet',
    aside: true,
    load: async () => (await import('../privacy/screen.tsx')).PrivacyScreen,
  },
  {
    path: 'help',
    title: () => t('screen.help'),
    icon: 'help',
    aside: true,
    load: async () => (await import('../help/screen.tsx')).HelpScreen,
  },
  {
    path: 'guide',
    title: () => t('screen.guide'),
    icon: 'help',
    aside: true,
    load: async () => (await import('../guide/screen.tsx')).GuideScreen,
  },
  {
    path: 'lending',
    title: () => t('screen.lending'),
    icon: 'help',
    aside: true,
    load: async () => (await import('../guide/lending.tsx')).LendingGuideScreen,
  },
  {
    path: 'wallet',
    title: () => t('screen.wallet'),
    icon: 'wallet',
    load: async () => (await import('../wallet/screen.tsx')).WalletScreen,
  },
  {
    path: 'operate',
    title: () => t('screen.operate'),
    icon: 'operate',
    operator: true,
    load: async () => (await import('../operate/screen.tsx')).OperateScreen,
  },
]
