declare module 'virtual:cities' {
  /** Name, the country's code, longitude, latitude and thousands of people; most people first. */
  export const cities: readonly (readonly [string, string, number, number, number])[]
}
declare module 'virtual:towns' {
  /** Files of towns, by the first letter of the name, or by area: name, country, longitude, latitude and thousands of people, most people first. */
  export const files: Readonly<
    Record<
      string,
      () => Promise<{
        readonly towns: readonly (readonly [string, string, number, number, number])[]
      }>
    >
  >
}
