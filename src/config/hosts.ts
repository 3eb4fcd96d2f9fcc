const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s

/** The URLs of the single hosts in a URL such as postgres://user:password@one:5432,two:5432/lending; most have one host. */
export function addressesOf(url: string): readonly [string, ...string[]] {
  const [, head = '', hosts = '', tail = ''] = PARTS.exec(url) ?? []
  const [first = '', ...others] = hosts.split(',')
  if (others.length === 0) return [url]
  const of = (host: string) => `${head}${host}${tail}`
  return [of(first), ...others.map(of)]
}
