const paths = {
  brand: 'M4 19V9m5 10V5m5 14v-7m5 7V8',
  map: 'M9 4 3 6.5v13L9 17l6 2.5 6-2.5V4l-6 2.5zm0 0v13m6-10.500v13',
  lend: 'M12 3v18m5-14.500C17 4.500 14.800 4 12 4S7 5.200 7 7.700 9 11.500 12 12s5 1.500 5 4-2.200 4-5 4-5-.8-5-3',
  borrow: 'M4 20v-9l8-7 8 7v9h-5.500v-6h-5v6z',
  wallet:
    'M4 7.500A2.500 2.500 0 0 1 6.500 5H18v3m-14-.5V17a2 2 0 0 0 2 2h14V8H6M16.500 13.500h.01',
  operate: 'M4 7h10m4 0h2M4 17h2m4 0h10M14 5v4M10 15v4M4 12h16',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2m0 15v2m9.500-9.500h-2m-15 0h-2m16.200-6.700-1.400 1.400M6.700 17.300l-1.400 1.400m0-13.400 1.400 1.400m10.600 10.600 1.400 1.400',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500 21 21',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 5l-7 7 7 7',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  leave: 'M14 4H6v16h8M11 12h9m-3.500-3.500L20 12l-3.500 3.500',
  chart: 'M4 20h16M6.500 16v-4m5.500 4V6m5.500 10v-7',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l1.500 2h-15zM10 20.500h4',
  help: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM9.700 9.700a2.300 2.300 0 1 1 3.500 2c-.8.500-1.200 1-1.200 1.900M12 16.700h.01',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20.500a7.500 7.500 0 0 1 15 0',
  download: 'M12 4v11m-4-4 4 4 4-4M5 20h14',
} as const

export type IconName = keyof typeof paths

/** A small picture beside words; it says nothing by itself. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width={1.75}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
