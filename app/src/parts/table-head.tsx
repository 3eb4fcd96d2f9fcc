interface Props {
  /** The names of the columns; some with a class, such as `end` for figures. */
  readonly columns: readonly (string | readonly [name: string, look: string | undefined])[]
}

/** The head of a table. */
export function TableHead({ columns }: Props) {
  return (
    <thead>
      <tr>
        {columns
          .map((one) => (typeof one === 'string' ? ([one, undefined] as const) : one))
          .map(([name, look]) => (
            <th key={name} scope="col" class={look}>
              {name}
            </th>
          ))}
      </tr>
    </thead>
  )
}
