import { EmptyState } from '../parts/blocks.tsx'

/** The living map. */
export function MapScreen() {
  return (
    <EmptyState title="The map">
      <a href="/map">Open the map of the gateway</a>
    </EmptyState>
  )
}
