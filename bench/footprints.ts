import { createFolder, removeFolder } from '../test/support/folders.ts'
import { footprints } from '../test/support/footprints.ts'

/**
 * How much of the gateway one request passes through: bin/node bench/footprints.ts [--all] prints the number of its own files and functions,
 * and with --all their names.
 */
const folder = await createFolder()
try {
  const found = await footprints({ DATA_DIR: folder })
  for (const [name, { files, functions, passed }] of Object.entries(found)) {
    console.log(`${name}: ${files} files, ${functions} functions`)
    if (process.argv.includes('--all'))
      for (const [file, names] of Object.entries(passed))
        console.log(`  ${file}: ${names.join(', ')}`)
  }
} finally {
  await removeFolder(folder)
}
