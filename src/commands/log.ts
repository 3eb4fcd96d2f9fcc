import { pino } from 'pino'
import type { Config } from '../config.ts'

/** The program's log on stdout: lines to read in a terminal, JSON for whatever else reads it. */
export async function openLog({ LOG_LEVEL: level }: Config) {
  const options = { level, redact: ['req.headers', '*.authorization'] }
  if (!process.stdout.isTTY) return pino(options)
  const { build } = await import('pino-pretty')
  const layout = { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true }
  return pino(options, build({ ...layout, sync: true }))
}
