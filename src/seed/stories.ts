/** The texts of demo loans: purpose, title and a sentence as description. */
export const stories: readonly (readonly [purpose: string, title: string, words: string])[] = [
  [
    'agriculture',
    'Seeds and a drip line',
    'The rains come late; a drip line saves the first harvest.',
  ],
  ['agriculture', 'Two dairy goats', 'Milk for the children, and what is left goes to the market.'],
  ['education', 'Nursing school, last year', 'One year to go until I can work in the clinic here.'],
  ['education', 'A laptop for a design course', 'The course is free, the machine is not.'],
  ['retail', 'Stock for the corner shop', 'Rice and oil bought by the sack cost a third less.'],
  ['retail', 'A second market stall', 'My sister runs the first one better than I do.'],
  ['transport', 'Engine repair for the taxi', 'It is my only income, and it stands still.'],
  ['transport', 'A cargo bicycle', 'Deliveries in the old town, where no van fits.'],
  ['energy', 'Solar panels on the workshop', 'The grid fails every afternoon; the saw should not.'],
  ['housing', 'A new roof before winter', 'The old one leaks in three places.'],
  ['health', 'Dental chair for the practice', 'Patients travel two hours to the next dentist.'],
  ['craft', 'A second loom', 'Orders from abroad wait four months now.'],
]

export const firstNames =
  `Ada Amara Björn Chen Dalia Emeka Fatou Giorgi Hana Ines Jonas Kofi Lina Mateo Ngozi Omar Priya
  Quyen Rosa Sami Tala Uma Víctor Wanjiru Yuki Zofia`.split(/\s+/)

export const lastNames =
  `Lovelace Okafor Lindqvist Wei Haddad Mensah Diop Beridze Nováková Ferreira Weber Asante Tamm
  García Eze Rahman Iyer Nguyen Quispe Santos Reyes Kamau Tanaka Kowalska`.split(/\s+/)

export const occupations = 'farmer teacher nurse driver weaver engineer cook'.split(' ')
