/** The names of the values that a message takes, read from its text: `count` and `name` of `{count, plural, one {…} other {…}} for {name}`. */
export type Arguments<Text extends string> = Read<Text, ['text'], never>

/** The names of a message's tags: `link` of `Read <link>the terms</link>`. */
export type Tags<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Tags<Rest>
  : never

/** Whether a brace opens a value or a plural's form depends on what it is in. */
type Within = readonly ('text' | 'forms')[]

type Read<
  Text extends string,
  In extends Within,
  Found,
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Closed<`${Rest}{${After}`, In, Found>
    : In extends readonly ['text', ...Within]
      ? Opened<After, In, Found>
      : Read<After, ['text', ...In], Found>
  : Found

type Closed<Text extends string, In extends Within, Found> = In extends readonly [
  unknown,
  ...infer Outer extends Within,
]
  ? Read<Text, Outer, Found>
  : Found

type Opened<
  Text extends string,
  In extends Within,
  Found,
> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, ${infer Kind}`
    ? Kind extends `plural,${string}` | `select,${string}`
      ? Text extends `${string}, ${string}, ${infer Forms}`
        ? Read<Forms, ['forms', ...In], Found | Name>
        : never
      : Read<Rest, In, Found | Name>
    : Read<Rest, In, Found | Head>
  : Found
