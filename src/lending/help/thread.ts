import type { HelpFile } from '../../entities/member/help-file.ts'
import type { HelpMessage as KeptMessage } from '../../entities/member/help-message.ts'
import type { HelpRequest } from '../../entities/member/help-request.ts'

type Kept = Pick<KeptMessage, 'userId' | 'fromMember' | 'authorId' | 'text' | 'writtenAt'>

/** Something that was said in a request for help, with the files that the member added to it. */
export type HelpMessage = Kept & { readonly files: readonly HelpFile[] }

/** What was said in a request, oldest first: the question, what came in between, and the answer to what the member said last. */
export function threadOf(
  request: HelpRequest,
  between: readonly KeptMessage[],
  files: readonly HelpFile[],
): HelpMessage[] {
  // A call that is sent again answers with the request as it was then.
  const known = files.filter(({ createdAt }) => createdAt <= request.updatedAt)
  let turn = -1
  return saidIn(request, between).map((one) => {
    if (!one.fromMember) return { ...one, files: [] }
    turn += 1
    return { ...one, files: known.filter((file) => file.turn === turn) }
  })
}

function saidIn(request: HelpRequest, between: readonly KeptMessage[]): Kept[] {
  const { userId, message, createdAt, answer, answeredAt, answeredById, repliedAt } = request
  const question = { userId, fromMember: true, authorId: null, text: message, writtenAt: createdAt }
  const known = between
    .filter(({ writtenAt }) => repliedAt !== null && writtenAt <= repliedAt)
    .map(({ fromMember, authorId, text, writtenAt }) => ({
      userId,
      fromMember,
      authorId,
      text,
      writtenAt,
    }))
  if (answeredAt === null) return [question, ...known]
  const last = { userId, authorId: answeredById, text: answer, writtenAt: answeredAt }
  return [question, ...known, { ...last, fromMember: false }]
}
