import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'

/** How far screening has come: the rules about movements of money, and the lists. */
export class ScreeningMark extends entity({
  name: 'ScreeningMark',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    /** The newest movement that the rules have looked at. */
    movedUntil: p.uuid(),
    /** The last member who was compared with lists; after the last of all, they begin again. */
    namesUntil: p.uuid(),
  },
  checks: { screening_mark_single: 'id = 1' },
}) {}
