import { browse } from './browse.ts'
import { detail } from './detail.ts'
import { markers } from './markers.ts'
import { me } from './me.ts'
import { transfer } from './transfer.ts'
import type { Work } from './work.ts'

/** What is asked for by requests; what changes the database comes last. */
export const works: readonly Work[] = [browse, detail, markers, me, transfer]
