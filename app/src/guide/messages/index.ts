import { catalogue } from '../../language/catalogue.ts'
import { en } from './en.ts'

export const { t, rich } = catalogue(en, { de: async () => (await import('./de.ts')).de })
