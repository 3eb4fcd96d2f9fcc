declare module 'virtual:cities' {
  /** Name, country, longitude, latitude and thousands of people; most people first. */
  export const cities: readonly (readonly [string, string, number, number, number])[]
}
