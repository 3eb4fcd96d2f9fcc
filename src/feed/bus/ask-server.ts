import { optionsFor } from './servers.ts'

/** Connects to a bus for a moment; returns the version of its server, or throws an Error that says why that was not possible. */
export async function askServer(url: string): Promise<string> {
  const { connect } = await import('@nats-io/transport-node')
  const connection = await connect({ ...optionsFor(url), reconnect: false })
  try {
    return connection.info?.version ?? 'of an unknown version'
  } finally {
    await connection.close()
  }
}
