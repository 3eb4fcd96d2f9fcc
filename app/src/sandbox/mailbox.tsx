import { useQuery } from '@urql/preact'
import { EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { moment } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { type Letter, mailboxQuery } from './operations.ts'
import '../styles/groups.css'
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
      <div class="apart wrap">
        <h1>{t('yourLetters')}</h1>
        <Button busy={fetching} onClick={() => again({ requestPolicy: 'network-only' })}>
          {t('lookAgain')}
        </Button>
      </div>
      <p class="soft">{t('mailbox.hint')}</p>
      <Notice refused>{!data && error?.message}</Notice>
      {letters === undefined && !error && <Skeleton lines={5} />}
      {letters?.length === 0 && (
        <EmptyState title={t('noLettersYet')}>
          <p>{t('mailbox.try')}</p>
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
      <b>{letter.subject ?? t('notWrittenYet')}</b>
      <span class="soft small">{whenOf(letter)}</span>
    </>
  )
}

function whenOf({ sentAt, dueAt, address }: Letter): string {
  if (sentAt) return t('sentTo', { address, time: moment(sentAt) })
  return dueAt ? t('waitsUntil', { time: moment(dueAt) }) : ''
}
