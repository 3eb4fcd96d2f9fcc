import { Provider } from '@urql/preact'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { createStore } from '../store.ts'
import type { Asked } from './asked.ts'
import { openClient } from './client.ts'
import { type Connection, openConnection } from './connection.ts'

/** What screens need to talk to the gateway. */
interface Market {
  readonly session: Session
  readonly connection: Connection
  readonly asked: Asked
}

const MarketContext = createContext<Market | undefined>(undefined)

/** The session and the live connection of the person who is signed in. */
export function useMarket(): Market {
  const market = useContext(MarketContext)
  if (market === undefined) throw new Error('nobody is signed in around this component')
  return market
}

interface Props {
  readonly session: Session
  readonly children: ComponentChildren
}

/** Connects one person; another person gets another connection and an empty cache. */
export function MarketProvider({ session, children }: Props) {
  const [{ client, ...market }] = useState(() => {
    const connection = openConnection(session)
    const asked: Asked = createStore(undefined)
    const client = openClient(session, connection, asked)
    return { session, connection, client, asked }
  })
  const { connection } = market
  useEffect(() => () => connection.close(), [connection])
  return (
    <MarketContext.Provider value={market}>
      <Provider value={client}>{children}</Provider>
    </MarketContext.Provider>
  )
}
