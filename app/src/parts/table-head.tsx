interface Props {
  /** The names of the columns; some with classes, such as `end` for figures. */
  readonly columns: readonly (string | readonly [name: string, ...looks: string[]])[]
}

/** The head of a table. */
export function TableHead({ columns }: Props) {
  return (
    <thead>
      <tr>
        {columns
          .map((one) => [one].flat())
          .map(([name, ...looks]) => (
            <th key={name} scope="col" class={looks.join(' ') || undefined}>
              {name}
            </th>
          ))}
      </tr>
    </thead>
  )
}
