import { catalogue } from '../../../language/catalogue.ts'
import { en } from './en.ts'

export const { t } = catalogue(en, { de: async () => (await import('./de.ts')).de })
