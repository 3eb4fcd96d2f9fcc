import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Choice, FilterForm } from '../filter-form.tsx'
import { steps } from './looked-for.ts'
import { t } from './messages/index.ts'

const choices = (): readonly Choice[] => [
  [
    'step',
    t('step'),
    [['', t('step.any')], ...steps.map((one) => [one, t(`step.${one}`)] as const)],
  ],
  [
    'size',
    t('size'),
    [
      ['', '20'],
      ['50', '50'],
      ['100', '100'],
    ],
  ],
]

interface Props {
  /** Whether the reader has just opened it, and so goes on in it. */
  readonly opened: boolean
}

/** Narrows the worklist by words, days, amounts and what comes next, and says how much of it a page has. */
export function NarrowForm({ opened }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (opened) place.current?.querySelector('select')?.focus()
  }, [opened])
  return (
    <div ref={place}>
      <FilterForm
        isWanted
        choices={choices()}
        ids={[['q', t('words')]]}
        numbers={[
          ['days', t('days')],
          ['upTo', t('upTo')],
          ['min', t('min')],
          ['max', t('max')],
        ]}
      />
    </div>
  )
}
