import { numeral } from '../language/message.ts'
import { BASE } from '../shell/router.ts'

interface TileProps {
  readonly href: string
  readonly count: number
  readonly name: string
  readonly says: string
  /** How bad it is, from 1 to 4. */
  readonly degree?: number
}

/** How many records wait, as a link to their list. */
export function Tile({ href, count, name, says, degree }: TileProps) {
  return (
    <a class={count > 0 ? 'tile some' : 'tile'} href={BASE + href} data-degree={degree}>
      <b class="big figures">{numeral(count)}</b>
      <span>{name}</span>
      <span class="soft small figures">{says}</span>
    </a>
  )
}
