/** What the map's signs mean. */
export function Legend({ people }: { readonly people: boolean }) {
  return (
    <aside class="legend-box" aria-label="Legend">
      <ul>
        <li>
          <i class="dot loan" data-risk="low" /> Low risk
        </li>
        <li>
          <i class="dot loan" data-risk="medium" /> Medium
        </li>
        <li>
          <i class="dot loan" data-risk="high" /> High
        </li>
        <li>
          <i class="dot loan cluster" /> Several loans
        </li>
        {people && (
          <li>
            <i class="dot person" /> People
          </li>
        )}
      </ul>
      <p class="soft">A ring fills as lenders commit. Coasts: Natural Earth.</p>
    </aside>
  )
}
