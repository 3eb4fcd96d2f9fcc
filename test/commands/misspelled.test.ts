import { expect, it } from 'vitest'
import { misspelled } from '../../src/commands/misspelled.ts'

it.each([
  ['RATE_LIMTI', 'RATE_LIMIT'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['TRUSTED_PROXIES', 'TRUST_PROXY'],
  ['WITHDRAWAL_MAX_DAILY', 'WITHDRAWAL_DAILY_MAX'],
  ['DEPOSIT_DAILY_LIMIT', 'DEPOSIT_DAILY_MAX'],
  ['DB_POOL', 'DATABASE_POOL'],
  ['DB_HOST', 'DATABASE_URL'],
  ['DATABASE_PASSWORD', 'DATABASE_URL'],
  ['SMTP_PASSWORD', 'SMTP_URL'],
  ['smtp_host', 'SMTP_URL'],
  ['FEE_SERVICE_PERCENTAGE', 'FEE_SERVICE_PERCENT'],
  ['FEE_SERVICE_PERCNT', 'FEE_SERVICE_PERCENT'],
])('%s was probably meant as %s', (name, meant) => {
  expect(misspelled({ [name]: 'x', PORT: '4000' })).toEqual([
    `${name} is no setting, and has no effect; did you mean ${meant}?`,
  ])
})

it.each([
  ['HOSTNAME', 'one'],
  ['PGHOST', '/tmp'],
  ['POSTGRES_PASSWORD', 'x'],
  ['OTEL_TRACES_SAMPLER', 'always_on'],
  ['SSH_AUTH_SOCK', '/none'],
  ['npm_config_user_agent', 'npm'],
  // What Kubernetes tells of a service `smtp`.
  ['SMTP_SERVICE_HOST', '10.0.0.1'],
  ['SMTP_SERVICE_PORT_SUBMISSION', '587'],
  ['SMTP_PORT', 'tcp://10.0.0.1:25'],
  ['SMTP_PORT_25_TCP_PORT', '25'],
])('%s is another program’s', (name, value) => {
  expect(misspelled({ [name]: value })).toEqual([])
})
