/** A city where demo people live: name and place in degrees (WGS 84). */
export interface City {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** Real cities, so that the map looks like the world. */
export const cities: readonly City[] = [
  { name: 'Nairobi', latitude: -1.2921, longitude: 36.8219 },
  { name: 'Kampala', latitude: 0.3476, longitude: 32.5825 },
  { name: 'Accra', latitude: 5.6037, longitude: -0.187 },
  { name: 'Lagos', latitude: 6.5244, longitude: 3.3792 },
  { name: 'Dakar', latitude: 14.7167, longitude: -17.4677 },
  { name: 'Casablanca', latitude: 33.5731, longitude: -7.5898 },
  { name: 'Lisbon', latitude: 38.7223, longitude: -9.1393 },
  { name: 'Berlin', latitude: 52.52, longitude: 13.405 },
  { name: 'Prague', latitude: 50.0755, longitude: 14.4378 },
  { name: 'Tallinn', latitude: 59.437, longitude: 24.7536 },
  { name: 'Tbilisi', latitude: 41.7151, longitude: 44.8271 },
  { name: 'Dhaka', latitude: 23.8103, longitude: 90.4125 },
  { name: 'Chennai', latitude: 13.0827, longitude: 80.2707 },
  { name: 'Hanoi', latitude: 21.0278, longitude: 105.8342 },
  { name: 'Manila', latitude: 14.5995, longitude: 120.9842 },
  { name: 'Suva', latitude: -18.1248, longitude: 178.4501 },
  { name: 'Auckland', latitude: -36.8485, longitude: 174.7633 },
  { name: 'Lima', latitude: -12.0464, longitude: -77.0428 },
  { name: 'Medellín', latitude: 6.2442, longitude: -75.5812 },
  { name: 'Oaxaca', latitude: 17.0732, longitude: -96.7266 },
  { name: 'Detroit', latitude: 42.3314, longitude: -83.0458 },
  { name: 'Montréal', latitude: 45.5017, longitude: -73.5673 },
]
