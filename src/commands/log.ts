import { pino } from 'pino'
import type { Config } from '../config.ts'

/** The log on stdout: readable lines in a terminal, otherwise JSON. */
export async function openLog({ LOG_LEVEL: level }: Config) {
  const options = { level, redact: ['req.headers', '*.authorization'] }
  if (!process.stdout.isTTY) return pino(options)
  const { build } = await import('pino-pretty')
  const layout = { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true }
  return pino(options, build({ ...layout, sync: true }))
}
