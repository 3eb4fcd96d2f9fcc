import cityTimezones from 'city-timezones'
import type { Plugin } from 'vite'

const NAME = 'virtual:cities'
const LEAST = 20_000

/** Offers the world's cities, most people first, as `virtual:cities`: the package's own file is four times as large. */
export function cities(): Plugin {
  return {
    name: 'cities',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const cities = ${JSON.stringify(rows())}` : undefined,
  }
}

/** Name, the country's code, longitude, latitude and thousands of people. */
function rows(): [string, string, number, number, number][] {
  const round = (degrees: number) => Math.round(degrees * 1e3) / 1e3
  return cityTimezones.cityMapping
    .filter(({ pop }) => pop >= LEAST)
    .toSorted((one, other) => other.pop - one.pop)
    .map(({ city, country, iso2, lng, lat, pop }) => [
      city,
      codeOf(country, String(iso2)),
      round(lng),
      round(lat),
      Math.round(pop / 1e3),
    ])
}

/** The code of a country; what has none keeps its name. */
function codeOf(country: string, code: string): string {
  return country === 'Kosovo' ? 'XK' : /^[A-Z]{2}$/.test(code) ? code : country
}
