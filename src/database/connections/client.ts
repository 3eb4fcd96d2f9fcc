import { Client, type ClientConfig } from 'pg'

/** Makes a PostgreSQL client. The listener keeps the loss of the connection, which the client's queries report, from ending the process. */
export function createClient(config: ClientConfig): Client {
  const client = new Client(config)
  client.on('error', () => undefined)
  return client
}
