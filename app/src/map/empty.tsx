import { Button } from '../parts/button.tsx'

interface Props {
  readonly filtered: boolean
  readonly zoomOut: () => void
  readonly clear: () => void
}

/** Says that nothing is in view, and how to find something. */
export function NothingHere({ filtered, zoomOut, clear }: Props) {
  return (
    <div class="nothing">
      <p>
        <b>{filtered ? 'No loan here matches your filters.' : 'There are no loans here.'}</b>
      </p>
      <div class="row">
        <Button look="primary" onClick={zoomOut}>
          Zoom out
        </Button>
        {filtered && <Button onClick={clear}>Clear the filters</Button>}
      </div>
    </div>
  )
}
