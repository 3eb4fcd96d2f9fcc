import { readFile } from 'node:fs/promises'
import { isIPv4 } from 'node:net'

/** How many bytes the system holds that the other end of a connection has not taken yet; 0 if the system does not report it. */
export type Unread = (remoteAddress: string, remotePort: number) => number

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']
/** The own port, the other end and the unsent or unacknowledged bytes of each connection that has any. */
const ROW = /^ *\d+: [\dA-F]+:([\dA-F]{4}) ([\dA-F]+:[\dA-F]{4}) [\dA-F]{2} (?!0{8})([\dA-F]{8}):/gm

/**
 * Reads how much the system holds for the clients of a port. Only Linux reports this; elsewhere, all that was handed to the
 * system counts as read.
 */
export async function unreadOn(port: number): Promise<Unread> {
  const tables = await Promise.all(TABLES.map((path) => readFile(path, 'latin1').catch(() => '')))
  const held = new Map<string, number>()
  const own = hex(port, 4)
  for (const table of tables)
    for (const [, local, remote = '', bytes = ''] of table.matchAll(ROW))
      if (local === own) held.set(remote, Number.parseInt(bytes, 16))
  return (address, remotePort) => held.get(`${kernelAddress(address)}:${hex(remotePort, 4)}`) ?? 0
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}

/** An address as the tables write it: words of four bytes, each in the order of a little-endian processor. */
export function kernelAddress(address: string): string {
  const bytes = isIPv4(address) ? bytesOfV4(address) : bytesOfV6(address)
  const words = Array.from({ length: bytes.length / 4 }, (_, n) => bytes.slice(n * 4, n * 4 + 4))
  return words.flatMap((word) => word.toReversed().map((byte) => hex(byte, 2))).join('')
}

function bytesOfV4(address: string): number[] {
  return address.split('.').map(Number)
}

function bytesOfV6(address: string): number[] {
  const [head = [], tail] = address
    .replace(/%.*/, '')
    .split('::')
    .map((half) => half.split(':').filter(Boolean).flatMap(bytesOfGroup))
  const zeros = tail === undefined ? 0 : 16 - head.length - tail.length
  return [...head, ...Array<number>(Math.max(0, zeros)).fill(0), ...(tail ?? [])]
}

function bytesOfGroup(group: string): number[] {
  if (isIPv4(group)) return bytesOfV4(group)
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
