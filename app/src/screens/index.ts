import type { ComponentType } from 'preact'
import type { IconName } from '../parts/icons.tsx'

export { Bell } from '../inbox/bell.tsx'

/** A screen of the app: to add one, add a line here. */
export interface Screen {
  /** Under /app/. */
  readonly path: string
  readonly title: string
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
  title: 'Your account',
  icon: 'wallet',
  load: async () => (await import('../frozen/screen.tsx')).FrozenScreen,
}

/** All screens, in the order of the navigation; the first is where one starts. */
export const screens: readonly Screen[] = [
  {
    path: 'map',
    title: 'Map',
    icon: 'map',
    load: async () => (await import('../map/screen.tsx')).MapScreen,
  },
  {
    path: 'lend',
    title: 'Lend',
    icon: 'lend',
    load: async () => (await import('../lend/screen.tsx')).LendScreen,
  },
  {
    path: 'borrow',
    title: 'Borrow',
    icon: 'borrow',
    load: async () => (await import('../borrow/screen.tsx')).BorrowScreen,
  },
  {
    path: 'portfolio',
    title: 'Portfolio',
    icon: 'chart',
    load: async () => (await import('../portfolio/screen.tsx')).PortfolioScreen,
  },
  {
    path: 'inbox',
    title: 'Notifications',
    icon: 'bell',
    aside: true,
    load: async () => (await import('../inbox/screen.tsx')).InboxScreen,
  },
  {
    path: 'mailbox',
    title: 'Your letters',
    icon: 'bell',
    aside: true,
    sandbox: true,
    load: async () => (await import('../sandbox/mailbox.tsx')).MailboxScreen,
  },
  {
    path: 'wallet',
    title: 'Wallet',
    icon: 'wallet',
    load: async () => (await import('../wallet/screen.tsx')).WalletScreen,
  },
  {
    path: 'operate',
    title: 'Operate',
    icon: 'operate',
    operator: true,
    load: async () => (await import('../operate/screen.tsx')).OperateScreen,
  },
]
