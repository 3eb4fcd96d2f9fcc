// Relay without a view: an inbox as a connection, refetched page by page, and notifications that are put on top of it. It prints
// its screen whenever that changes.
import { createClient } from 'graphql-ws'
import * as Relay from 'relay-runtime'
import { graphql } from 'relay-runtime'
import { observeFragment } from 'relay-runtime/experimental'
import { headersOf } from '../token.ts'
import type { clientInbox$key } from './generated/clientInbox.graphql.ts'
import type { clientInboxQuery } from './generated/clientInboxQuery.graphql.ts'
import page from './generated/clientPageQuery.graphql.ts'

const inboxQuery = graphql`query clientInboxQuery { me { id ...clientInbox } }`
const inbox = graphql`fragment clientInbox on Profile @refetchable(queryName: "clientPageQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" }) {
    wallet { balance }
    notifications(first: $first, after: $after) @connection(key: "client_notifications") {
      edges { node { id message } } pageInfo { endCursor hasNextPage } } }`
const deposit = graphql`mutation clientDepositMutation($amount: Money!) {
  deposit(input: { amount: $amount }) { wallet { id balance } } }`
const received = graphql`subscription clientReceivedSubscription($connections: [ID!]!) {
  notificationReceived @prependNode(connections: $connections, edgeTypeName: "NotificationEdge") {
    id message } }`

const { URL: url = 'http://127.0.0.1:4000' } = process.env
const connectionParams = headersOf('mary')
const sockets = createClient({ url: `${url.replace('http', 'ws')}/graphql`, connectionParams })

const network = Relay.Network.create(
  async ({ text: query }, variables) => {
    const json = { ...(await connectionParams()), 'content-type': 'application/json' }
    const body = JSON.stringify({ query, variables })
    return (await fetch(`${url}/graphql`, { method: 'POST', headers: json, body })).json()
  },
  ({ text }, variables) =>
    Relay.Observable.create((sink) =>
      sockets.subscribe({ query: text ?? '', variables }, sink as never),
    ),
)
const environment = new Relay.Environment({ network })

const asked = Relay.createOperationDescriptor(Relay.getRequest(inboxQuery), {})
environment.retain(asked)
const data = await Relay.fetchQuery<clientInboxQuery>(environment, inboxQuery, {}).toPromise()
if (data === undefined) throw new Error('no answer')

let after: string | null | undefined
const me: clientInbox$key = data.me
observeFragment(environment, inbox, me).subscribe({
  next(shown) {
    if (shown.state !== 'ok') return
    after = shown.value.notifications.pageInfo.endCursor
    console.log(JSON.stringify(shown.value))
  },
})
await Relay.fetchQuery(environment, page, { id: data.me.id, after: after ?? null }).toPromise()
Relay.commitMutation(environment, { mutation: deposit, variables: { amount: '5.00' } })
const connections = [Relay.ConnectionHandler.getConnectionID(data.me.id, 'client_notifications')]
Relay.requestSubscription(environment, { subscription: received, variables: { connections } })
