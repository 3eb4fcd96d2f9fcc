import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it; returns the first that it made, or undefined if there was one. Throws the system's error if one can't be made: the
 * recursive mkdir of Node tries for ever in a folder that exists and in which nothing can be made, such as /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<string | undefined> {
  const isAbove = async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error
    const first = await makeFolder(dirname(path), mode)
    const made = await makeOne(path, mode)
    return first ?? made
  }
  return makeOne(path, mode).catch(isAbove)
}

async function makeOne(path: string, mode?: number): Promise<string | undefined> {
  try {
    await mkdir(path, { mode })
    return path
  } catch (error) {
    const isFolder =
      (error as NodeJS.ErrnoException).code === 'EEXIST' && (await stat(path)).isDirectory()
    if (!isFolder) throw error
    return undefined
  }
}
