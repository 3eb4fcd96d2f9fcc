import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const { PATH = '' } = process.env

/** HAProxy as installed; Debian's package puts it where PATH may not lead. */
export const haproxy = [...PATH.split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'haproxy'))
  .find((path) => existsSync(path))
