import { useQuery } from '@urql/preact'
import { graphql } from '../graphql/index.ts'
import { Notice } from '../parts/blocks.tsx'
import { BASE } from '../shell/router.ts'
import { rich } from './messages/index.ts'

const reachQuery = graphql(`query LettersReach {
  platform { sendsLetters }
  emailAddress { address pendingAddress bouncedAt }
}`)

/** Says that letters can't reach the reader until an address is confirmed, with the way there; nothing if they can, or none are sent. */
export function Unreached() {
  const [{ data }] = useQuery({ query: reachQuery, requestPolicy: 'cache-and-network' })
  if (!data?.platform.sendsLetters) return null
  const { address, pendingAddress, bouncedAt } = data.emailAddress
  if (address !== null && bouncedAt === null) return null
  return (
    <Notice>
      {rich('unreached', {
        is: pendingAddress ? 'pending' : address ? 'bounced' : 'none',
        address: pendingAddress ?? address ?? '',
        link: (part) => <a href={`${BASE}/inbox?letters=yes`}>{part}</a>,
      })}
    </Notice>
  )
}
