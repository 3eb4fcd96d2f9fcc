/** Where the parts of one node listen. */
export interface NodePorts {
  readonly name: string
  readonly postgres: number
  readonly rest: number
}

const at = (port: number) => `127.0.0.1:${port}`

/** Patroni's settings for a node. Commits wait for a standby, and the time in which a leader is missed is as short as Patroni allows. */
export function patroniSettings(
  { name, postgres, rest }: NodePorts,
  { folder, etcd, programs, password }: Place,
): object {
  const login = (username: string) => ({ username, password })
  return {
    scope: 'lending',
    name,
    restapi: { listen: at(rest), connect_address: at(rest) },
    etcd3: { hosts: [at(etcd)] },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 3,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: at(postgres),
      connect_address: at(postgres),
      data_dir: `${folder}/postgres/data`,
      bin_dir: programs,
      pgpass: `${folder}/pgpass`,
      parameters: { unix_socket_directories: folder },
      authentication: {
        superuser: login('postgres'),
        replication: login('replicator'),
        rewind: login('rewinder'),
      },
      pg_hba: ['local all all trust', 'host all,replication all 127.0.0.1/32 scram-sha-256'],
    },
  }
}

interface Place {
  readonly folder: string
  readonly etcd: number
  readonly programs: string
  readonly password: string
}

/** HAProxy's settings, as docs/scaling.md has them: one port leads to the primary, the other one to the standbys. */
export function haproxySettings(
  nodes: readonly NodePorts[],
  ports: { readonly primary: number; readonly replica: number },
): string {
  const listen = (role: keyof typeof ports) => `
listen ${role}
  bind ${at(ports[role])}
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, postgres, rest }) => `  server ${name} ${at(postgres)} check port ${rest}`).join('\n')}
`
  return `
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
${listen('primary')}${listen('replica')}`
}
