import type { ComponentType } from 'preact'
import type { IconName } from '../parts/icons.tsx'

/** A screen of the app: to add one, add a line here. */
export interface Screen {
  /** Under /app/. */
  readonly path: string
  readonly title: string
  readonly icon: IconName
  /** Only for tokens with the operator's scope. */
  readonly operator?: true
  /** Its code comes when it is first opened. */
  readonly load: () => Promise<ComponentType>
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
    path: 'wallet',
    title: 'Wallet',
    icon: 'wallet',
    load: async () => (await import('../wallet/screen.tsx')).WalletScreen,
  },
]
