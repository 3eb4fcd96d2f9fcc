interface Props {
  readonly label: string
  /** Each page's address and name. */
  readonly pages: readonly (readonly [string, string])[]
  /** The address of the page that is shown. */
  readonly at: string
}

/** The pages of one screen. */
export function Subnav({ label, pages, at }: Props) {
  return (
    <nav class="subnav" aria-label={label}>
      {pages.map(([href, name]) => (
        <a key={href} href={href} aria-current={href === at ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
