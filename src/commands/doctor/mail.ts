import type { Config } from '../../config.ts'
import { openSmtp } from '../../mail/smtp.ts'
import { type Findings, fail, ok } from './finding.ts'

/** Checks that the mail server, if the settings name one, lets this gateway in. Nothing is sent. */
export async function examineMail({ SMTP_URL: url, MAIL_FROM: from }: Config): Promise<Findings> {
  if (url === undefined || from === undefined) return []
  const { host } = new URL(url)
  const { greet, close } = openSmtp(url, from)
  try {
    await greet()
    return ok(`the mail server ${host} lets this gateway in`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    return fail(
      `the mail server ${host} can't be used (${reason}), so letters wait until it can; check SMTP_URL`,
    )
  } finally {
    close()
  }
}
