import { useQuery } from '@urql/preact'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { BASE } from '../shell/router.ts'
import { sumsOf } from './loans/due-sum.tsx'
import { ranges } from './loans/ranges.ts'
import { type DeskAnswer, deskQuery } from './operations.ts'
import { SearchBox } from './search-box.tsx'
import { EntryLine } from './trail/entry-line.tsx'

/** What waits for an operator, and what was done lately. */
export function Desk() {
  const [{ data, error }] = useQuery({ query: deskQuery })
  return (
    <>
      <SearchBox
        page="members"
        label="Find a member, or open anything by its id"
        hint="The first letters of words in a name or city are enough."
        words=""
      />
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <>
          <LateTiles data={data} />
          <section class="stack tight" aria-labelledby="waits">
            <h2 id="waits">Waiting for a decision</h2>
            <div class="tiles two">
              <Tile
                href="/operate/loans?of=SUBMITTED"
                count={data.submitted.totalCount}
                name="Loans to review"
                says="Submitted by their borrowers"
              />
              <Tile
                href="/operate/requests"
                count={data.approvalRequests.totalCount}
                name="Requests to approve"
                says="Above what one operator may move"
              />
            </div>
          </section>
          <section class="stack tight" aria-labelledby="lately">
            <h2 id="lately">Recent activity</h2>
            <div class="card flush">
              {data.auditTrail.nodes.length === 0 && (
                <p class="soft none">No operator, job or rule has done anything yet.</p>
              )}
              <ol class="records">
                {data.auditTrail.nodes.map((entry) => (
                  <li key={entry.number} class="entry">
                    <EntryLine entry={entry} />
                  </li>
                ))}
              </ol>
            </div>
          </section>
        </>
      )}
    </>
  )
}

function LateTiles({ data }: { readonly data: DeskAnswer }) {
  const lists = [data.late1, data.late31, data.late61, data.late91]
  return (
    <section class="stack tight" aria-labelledby="late">
      <h2 id="late">Late loans</h2>
      <div class="tiles">
        {ranges.map(([range, name], at) => {
          const list = lists[at]
          const sums = sumsOf(list?.nodes ?? [])
          const isAll = list?.totalCount === list?.nodes.length
          return (
            <Tile
              key={range}
              href={`/operate/loans?of=${range}`}
              count={list?.totalCount ?? 0}
              name={`${name} late`}
              says={sums ? `${isAll ? '' : 'over '}${sums.due} due` : 'Nothing due'}
              degree={at + 1}
            />
          )
        })}
      </div>
    </section>
  )
}

interface TileProps {
  readonly href: string
  readonly count: number
  readonly name: string
  readonly says: string
  /** How bad it is, from 1 to 4. */
  readonly degree?: number
}

function Tile({ href, count, name, says, degree }: TileProps) {
  return (
    <a class={count > 0 ? 'tile some' : 'tile'} href={BASE + href} data-degree={degree}>
      <b class="big figures">{count.toLocaleString()}</b>
      <span>{name}</span>
      <span class="soft small figures">{says}</span>
    </a>
  )
}
