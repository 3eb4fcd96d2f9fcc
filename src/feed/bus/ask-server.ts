import { optionsFor } from './servers.ts'

/** Connects to NATS just to ask for its version; throws an Error that says why if that fails. */
export async function askServer(url: string): Promise<string> {
  const { connect } = await import('@nats-io/transport-node')
  const connection = await connect({ ...optionsFor(url), reconnect: false })
  try {
    return connection.info?.version ?? 'of an unknown version'
  } finally {
    await connection.close()
  }
}
