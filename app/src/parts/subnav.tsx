interface Props {
  readonly label: string
  /** Whether the label is also shown, where another row of pages stands near. */
  readonly isNamed?: boolean
  /** Each page's address and name. */
  readonly pages: readonly (readonly [string, string])[]
  /** The address of the page that is shown. */
  readonly at: string
}

/** The pages of one screen. */
export function Subnav({ label, isNamed = false, pages, at }: Props) {
  return (
    <nav class="subnav" aria-label={label}>
      {isNamed && (
        <span class="soft small" aria-hidden="true">
          {label}
        </span>
      )}
      {pages.map(([href, name]) => (
        <a key={href} href={href} aria-current={href === at ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
