import { BASE } from '../../shell/router.ts'
import { type Refused, reasonOf, stepsOf, waysOut } from './refused.ts'

interface Props {
  readonly refused: readonly Refused[]
  /** Called when the reader follows a link. */
  readonly left: () => void
}

/** Why an act is refused, with links to what stands in its way. */
export function RefusedList({ refused, left }: Props) {
  return (
    <>
      {refused.map((one) => (
        <div key={one.message} class="notice refused">
          <p>{reasonOf(one)}</p>
          {stepsOf(one).map((step) => (
            <p key={step}>{step}</p>
          ))}
          {waysOut(one).map(([path, text]) => (
            <p key={path}>
              <a href={BASE + path} onClick={left}>
                {text}
              </a>
            </p>
          ))}
        </div>
      ))}
    </>
  )
}
