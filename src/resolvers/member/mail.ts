import type { Context } from '../../context.ts'
import type { Letter } from '../../entities/mail/letter.ts'
import type { MailAddress } from '../../entities/mail/mail-address.ts'
import type { Profile } from '../../entities/member/profile.ts'
import { changeMailAddress, mailAddressOf } from '../../lending/mail/address.ts'
import { linksOf } from '../../lending/mail/links.ts'
import { letterList, lettersIn } from '../../lending/mail/list.ts'
import { problemText } from '../../lending/mail/problem.ts'
import { htmlOf, textOf } from '../../lending/mail/render.ts'
import { loadOne } from '../../reads/loaders.ts'
import { paged } from '../connection.ts'
import { forOperators, looked } from '../operators/looks.ts'
import { outcome } from '../refusals/outcome.ts'
import type { MemberFileLettersArgs, Resolvers } from '../types.generated.ts'

export const mail = {
  Query: {
    emailAddress: (_, __, context) => emailAddressOf(context.viewer, {}, context),
    operatorLetters: (_, { state, memberId, ...page }, context) => {
      const { database } = forOperators(context)
      const filter = { state, memberId }
      const listing = lettersIn(database, filter)
      return paged<Letter>(context, page, ['all letters', filter], listing)
    },
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
    bounceReason: (known, _, { language }) =>
      isBounced(known) ? problemText(language, known.bounceReason, known.bouncedAddress) : null,
  },
  Letter: {
    memberId: ({ userId }) => userId,
    member: ({ userId }, _, { loaders }) => loadOne(loaders.profile, userId),
    state: ({ state }) => (state === 'new' || state === 'gathered' ? 'waiting' : state),
    address: looked(({ address }) => address),
    subject: looked(({ content }) => content?.subject ?? null),
    text: looked(
      ({ content, ...letter }, context) => content && textOf(content, linksFor(context, letter)),
    ),
    html: looked(
      ({ content, ...letter }, context) => content && htmlOf(content, linksFor(context, letter)),
    ),
    problem: looked(({ problem, address }, { language }) =>
      problemText(language, problem, address),
    ),
    dueAt: ({ state, dueAt, heldUntil }) =>
      state === 'new' || state === 'waiting' ? later(dueAt, heldUntil) : null,
  },
} satisfies Resolvers

const later = (one: Date, other: Date | null) => (other !== null && other > one ? other : one)

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
  const listing = letterList(context.platform.database, id)
  return paged<Letter>(context, page, ['letters', id], listing)
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
