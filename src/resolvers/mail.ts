import type { Context } from '../context.ts'
import type { Letter } from '../entities/mail/letter.ts'
import type { MailAddress } from '../entities/mail/mail-address.ts'
import type { Profile } from '../entities/member/profile.ts'
import { changeMailAddress, mailAddressOf } from '../lending/mail/address.ts'
import { linksOf } from '../lending/mail/links.ts'
import { letterList } from '../lending/mail/list.ts'
import { htmlOf, textOf } from '../lending/mail/render.ts'
import { connection, listed, totals } from './connection.ts'
import { outcome } from './refusals/outcome.ts'
import type { MemberFileLettersArgs, Resolvers } from './types.generated.ts'

export const mail: Resolvers = {
  Query: {
    emailAddress: (_, __, context) => emailAddressOf(context.viewer, {}, context),
  },
  Mutation: {
    changeEmailAddress: (_, { input }, context) =>
      outcome(context, () => changeMailAddress(context.platform, context.viewer.id, input.address)),
  },
  EmailAddress: {
    address: addressOf,
    fromToken: ({ ownAddress, tokenAddress }) => ownAddress === null && tokenAddress !== null,
    pendingAddress: ({ wantedAddress }) => wantedAddress,
    pendingSince: ({ wantedAt }) => wantedAt,
    bouncedAt: (known) => (isBounced(known) ? known.bouncedAt : null),
    bounceReason: (known) => (isBounced(known) ? known.bounceReason : null),
  },
  Letter: {
    state: ({ state }) => (state === 'new' || state === 'gathered' ? 'waiting' : state),
    subject: ({ content }) => content?.subject ?? null,
    text: ({ content, ...letter }, _, context) =>
      content && textOf(content, linksFor(context, letter)),
    html: ({ content, ...letter }, _, context) =>
      content && htmlOf(content, linksFor(context, letter)),
    dueAt: ({ state, dueAt }) => (state === 'new' || state === 'waiting' ? dueAt : null),
  },
  LetterConnection: { ...totals },
}

/** Where a member gets letters. */
export async function emailAddressOf(
  { id }: Pick<Profile, 'id'>,
  _: object,
  { platform }: Context,
): Promise<MailAddress> {
  const none = {
    userId: id,
    tokenAddress: null,
    ownAddress: null,
    wantedAddress: null,
    wantedAt: null,
    bouncedAddress: null,
    bouncedAt: null,
    bounceReason: null,
  }
  return (await mailAddressOf(platform.database, id)) ?? none
}

/** The letters to a member, newest first. */
export function lettersTo(
  { id }: Pick<Profile, 'id'>,
  page: Partial<MemberFileLettersArgs>,
  context: Context,
) {
  const list = listed<Letter>(
    context,
    ['letters', id],
    letterList(context.platform.database, id),
    (one) => [one.id],
  )
  return connection(context, list, page)
}

function addressOf({ ownAddress, tokenAddress }: MailAddress): string | null {
  return ownAddress ?? tokenAddress
}

function isBounced(known: MailAddress): boolean {
  return known.bouncedAddress !== null && known.bouncedAddress === addressOf(known)
}

/** Nobody but the member gets the links. */
function linksFor(
  { platform, viewer }: Context,
  { userId, address }: Pick<Letter, 'userId' | 'address'>,
) {
  if (platform.mail === null || userId !== viewer.id) return {}
  return linksOf(platform.mail, userId, address ?? '')
}
