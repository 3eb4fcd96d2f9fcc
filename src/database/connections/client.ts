import { Client, type ClientConfig } from 'pg'

/** Makes a client of PostgreSQL whose loss, of which its query tells as well, does not end the process. */
export function createClient(config: ClientConfig): Client {
  const client = new Client(config)
  client.on('error', () => undefined)
  return client
}
