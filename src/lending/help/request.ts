import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import {
  HELP_REQUESTS_MAX,
  HelpRequest,
  type HelpTopic,
  helpTexts,
} from '../../entities/member/help-request.ts'
import { idempotencyOf, type Made, made, perform, wrongState } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkId, checkText, invalid, type MaybeReason } from '../refusal.ts'

/** What a member asks. */
interface NewHelpRequest {
  readonly topic: HelpTopic
  /** Of a loan or a payment, for these topics alone, which need it. */
  readonly subjectId?: string | null
  readonly message: string
  readonly idempotencyKey?: string | null
}

/** A request for help after a change. */
export type ChangedHelpRequest = Made<{ helpRequest: HelpRequest }>

/** Asks for help in a member's name, who may be frozen; throws a Refusal. */
export async function requestHelp(
  platform: Platform,
  { id: memberId }: { readonly id: string },
  input: NewHelpRequest,
): Promise<ChangedHelpRequest> {
  const { topic, subjectId, message } = input
  const wrong = [checkSubject(input), checkText('message', message, helpTexts.message)]
  const once = idempotencyOf(input, ...wrong)
  const values = {
    by_user: memberId,
    ...once,
    new_id: newId(),
    about: topic,
    subject: subjectId ? idOrNone(subjectId) : null,
    said: message,
    most: HELP_REQUESTS_MAX,
  }
  const done = await perform(platform, 'request_help', values, () => ({
    NOT_FOUND: {
      field: 'subjectId',
      message: topic === 'loan' ? 'refusal.help.loan' : 'refusal.help.payment',
    },
    LIMIT_EXCEEDED: { message: 'refusal.help.most', details: { max: HELP_REQUESTS_MAX } },
  }))
  return made(done, { helpRequest: HelpRequest })
}

/** The topics that name a record. */
const named: readonly HelpTopic[] = ['loan', 'payment']

function checkSubject({ topic, subjectId }: NewHelpRequest): MaybeReason {
  const isGiven = (subjectId ?? null) !== null
  if (named.includes(topic) === isGiven) return checkId('subjectId', subjectId)
  const message = isGiven ? 'refusal.help.no_subject' : 'refusal.help.which'
  return invalid('subjectId', message, undefined, { topic: topic.toUpperCase() })
}

/** Replies to the answer to a member's own request, which then waits for another one; throws a Refusal. */
export async function replyToHelpRequest(
  platform: Platform,
  { id: memberId }: { readonly id: string },
  input: { readonly id: string; readonly message: string; readonly idempotencyKey?: string | null },
): Promise<ChangedHelpRequest> {
  const { id, message } = input
  const once = idempotencyOf(input, checkText('message', message, helpTexts.message))
  const values = { by_user: memberId, ...once, of_request: idOrNone(id), said: message }
  const done = await perform(platform, 'reply_to_help_request', values, ({ from }) => ({
    NOT_FOUND: { field: 'id', message: 'refusal.help.unknown' },
    ...wrongState(
      { from, to: 'open' },
      from === 'closed' ? 'refusal.help.ended' : 'refusal.help.unanswered',
    ),
  }))
  return made(done, { helpRequest: HelpRequest })
}

/** Closes a member's own request, whether it was answered or not; throws a Refusal. */
export async function closeHelpRequest(
  platform: Platform,
  { id: memberId }: { readonly id: string },
  input: { readonly id: string; readonly idempotencyKey?: string | null },
): Promise<ChangedHelpRequest> {
  const once = idempotencyOf(input)
  const values = { by_user: memberId, ...once, of_request: idOrNone(input.id) }
  const done = await perform(platform, 'close_help_request', values, () => ({
    NOT_FOUND: { field: 'id', message: 'refusal.help.unknown' },
    ...wrongState({ from: 'closed', to: 'closed' }, 'refusal.help.closed'),
  }))
  return made(done, { helpRequest: HelpRequest })
}
