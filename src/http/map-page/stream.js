const token = document.querySelector('meta[name=token]').content
const AGAIN_MS = 2_000

/** Follows a subscription as server-sent events, reconnecting when it breaks; returns a function that stops it. */
export function subscribe(query, variables, received, failed = () => undefined) {
  const over = new AbortController()
  const follow = async () => {
    while (!over.signal.aborted) {
      await read(query, variables, received, failed, over.signal).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
  follow()
  return () => over.abort()
}

async function read(query, variables, received, failed, signal) {
  const answer = await fetch('/graphql/stream', {
    method: 'POST',
    signal,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query, variables }),
  })
  if (!answer.ok) failed(`The gateway answers ${answer.status}.`)
  let text = ''
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    text += part
    const events = text.split('\n\n')
    text = events.pop()
    for (const event of events) {
      const json = /^data: (\{.*\})$/m.exec(event)?.[1]
      if (json === undefined) continue
      const { data, errors } = JSON.parse(json)
      if (errors) failed(errors[0].message)
      else received(data)
    }
  }
}
