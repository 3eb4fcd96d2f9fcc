import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canReach, unprivilegedAccount } from '../../../src/database/embedded/account.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { killPostgres } from '../stand/postgres.ts'
import { haproxySettings, type NodePorts, patroniSettings } from './settings.ts'

const unpacked = new URL('../../../node_modules/.cache/patroni', import.meta.url).pathname
const NAMES = ['one', 'two', 'three']

/** Whether the programs are there; `.ci/patroni` brings them. */
export const isThere = existsSync(unpacked) && existsSync('/usr/bin/python3')

interface Node extends NodePorts {
  readonly folder: string
  process: ChildProcess
}

/** Three nodes of Patroni with etcd, and HAProxy in front of them. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>

export async function startCluster() {
  const folder = await createFolder('patroni-')
  const account = await unprivilegedAccount()
  const tree = await reachable(folder, account)
  const programs = programsOf(tree)
  const password = 'of-a-test'
  const own = (path: string) => {
    if (account !== undefined) chownSync(path, account.uid, account.gid)
    return path
  }
  const write = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    chmodSync(path, 0o644)
    return path
  }
  const start = (program: string, args: readonly string[]) => {
    const log = openSync(join(folder, 'log'), 'a')
    const libraries = readdirSync(join(tree, 'usr/lib')).filter((name) => name.includes('-linux-'))
    const env = {
      PATH: '/usr/bin:/bin',
      LC_ALL: 'C',
      LD_LIBRARY_PATH: libraries.map((name) => join(tree, 'usr/lib', name)).join(':'),
      PYTHONPATH: join(tree, 'usr/lib/python3/dist-packages'),
    }
    return spawn(program, args, { ...account, cwd: folder, env, stdio: ['ignore', log, log] })
  }
  const [client, peer, primary, replica] = await freePorts(4)
  const etcd = start(
    join(tree, 'usr/bin/etcd'),
    etcdArguments(own(made(folder, 'etcd')), client, peer),
  )
  const begin = (name: string) =>
    start('/usr/bin/python3', [join(tree, 'usr/bin/patroni'), join(folder, `${name}.yml`)])
  const nodes: Node[] = []
  for (const name of NAMES) {
    const [postgres, rest] = await freePorts(2)
    const home = own(made(folder, name))
    own(made(home, 'postgres'))
    const settings = patroniSettings(
      { name, postgres, rest },
      { folder: home, etcd: client, programs, password },
    )
    write(`${name}.yml`, JSON.stringify(settings, undefined, 2))
    nodes.push({ name, postgres, rest, folder: home, process: begin(name) })
  }
  const haproxy = start(join(tree, 'usr/sbin/haproxy'), [
    '-db',
    '-f',
    write('haproxy.cfg', haproxySettings(nodes, { primary, replica })),
  ])
  return {
    folder,
    password,
    ports: { primary, replica },
    leader: () => findLeader(nodes),
    /** Whether there is a leader, and as many nodes follow it as there are others, one of them synchronously. */
    isWhole: () => isWhole(nodes),
    /** Ends a node as a power cut would. */
    kill: (node: Node) => {
      node.process.kill('SIGKILL')
      killPostgres(node.folder)
    },
    start: (node: Node) => {
      node.process = begin(node.name)
    },
    close: async () => {
      haproxy.kill('SIGKILL')
      for (const node of nodes) {
        node.process.kill('SIGKILL')
        if (existsSync(join(node.folder, 'postgres/data/postmaster.pid'))) killPostgres(node.folder)
      }
      etcd.kill('SIGKILL')
      await sleep(500)
      await removeFolder(folder)
    },
  }
}

/** The programs where PostgreSQL's user can run them: copied, if that is not where they were unpacked. */
async function reachable(folder: string, account: Awaited<ReturnType<typeof unprivilegedAccount>>) {
  if (account === undefined || (await canReach(account, unpacked))) return unpacked
  const copy = join(folder, 'programs')
  execFileSync('cp', ['-a', unpacked, copy])
  return copy
}

function programsOf(tree: string): string {
  const versions = join(tree, 'usr/lib/postgresql')
  return join(versions, readdirSync(versions)[0] ?? '', 'bin')
}

function made(folder: string, name: string): string {
  const path = join(folder, name)
  mkdirSync(path, { mode: 0o700 })
  return path
}

function etcdArguments(data: string, client: number, peer: number): string[] {
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
  return [
    `--data-dir=${data}`,
    `--listen-client-urls=${clients}`,
    `--advertise-client-urls=${clients}`,
    `--listen-peer-urls=${peers}`,
    `--initial-advertise-peer-urls=${peers}`,
    `--initial-cluster=default=${peers}`,
  ]
}

async function findLeader(nodes: readonly Node[]): Promise<Node | undefined> {
  const found = await Promise.all(
    nodes.map(async (node) => {
      const answer = await ask(node, 'primary')
      return answer?.ok ? node : undefined
    }),
  )
  return found.find((node) => node !== undefined)
}

async function isWhole(nodes: readonly Node[]): Promise<boolean> {
  if ((await findLeader(nodes)) === undefined) return false
  const answers = await Promise.all(
    ['replica', 'sync'].flatMap((role) => nodes.map((node) => ask(node, role))),
  )
  return answers.filter((answer) => answer?.ok).length === nodes.length
}

function ask({ rest }: Node, role: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(1_000)
  return fetch(`http://127.0.0.1:${rest}/${role}`, { signal }).catch(() => undefined)
}

async function freePorts(count: 2): Promise<[number, number]>
async function freePorts(count: 4): Promise<[number, number, number, number]>
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports: number[] = []
  for (const server of servers)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        ports.push(typeof address === 'object' && address ? address.port : 0)
        resolve()
      })
    })
  for (const server of servers) server.close()
  return ports
}
