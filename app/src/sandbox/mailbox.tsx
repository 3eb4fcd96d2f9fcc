import { useQuery } from '@urql/preact'
import { EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { moment } from '../parts/time.ts'
import { type Letter, mailboxQuery } from './operations.ts'
import '../styles/lend.css'
import './sandbox.css'

/** The letters to the reader, whether or not they go to a mail server. */
export function MailboxScreen() {
  const [{ data, error, fetching }, again] = useQuery({
    query: mailboxQuery,
    requestPolicy: 'cache-and-network',
  })
  const letters = data?.sandboxMailbox.nodes
  return (
    <div class="page narrow">
      <div class="apart">
        <h1>Your letters</h1>
        <Button busy={fetching} onClick={() => again({ requestPolicy: 'network-only' })}>
          Look again
        </Button>
      </div>
      <p class="soft">
        What you would get by e-mail. At night, letters that are not urgent wait until 8 in the
        morning: move the clock to see them sent.
      </p>
      <Notice refused>{!data && error?.message}</Notice>
      {letters === undefined && !error && <Skeleton lines={5} />}
      {letters?.length === 0 && (
        <EmptyState title="No letters yet">
          <p>Add money to your wallet to get one.</p>
        </EmptyState>
      )}
      <ul class="messages">
        {letters?.map((letter) => (
          <li key={letter.id} class="message">
            {letter.text ? (
              <details class="letter">
                <summary>
                  <Head {...letter} />
                </summary>
                <pre class="words small">{letter.text}</pre>
              </details>
            ) : (
              <div class="letter">
                <Head {...letter} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Head(letter: Letter) {
  return (
    <>
      <b>{letter.subject ?? 'Not written yet'}</b>
      <span class="soft small">{whenOf(letter)}</span>
    </>
  )
}

function whenOf({ sentAt, dueAt, address }: Letter): string {
  if (sentAt) return `To ${address}, ${moment(sentAt)}`
  return dueAt ? `Waits until ${moment(dueAt)}` : ''
}
