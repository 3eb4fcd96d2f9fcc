import type { Context } from '../../context.ts'
import type { Profile } from '../../entities/member/profile.ts'
import {
  acknowledgeLenderTest,
  type LenderStanding,
  lenderStanding,
  newestTest,
  takeLenderTest,
} from '../../lending/protection/lender-test.ts'
import { inLanguage, questions } from '../../lending/protection/questions.ts'
import { bearableLoss, testEndsAt } from '../../lending/protection/simulation.ts'
import { markSophisticated } from '../../lending/protection/sophisticated.ts'
import { byRule } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

export const protection = {
  Query: {
    lenderTest: (_, __, context) => lenderTestOf(context.viewer, {}, context),
  },
  Mutation: {
    takeLenderTest: byRule(takeLenderTest),
    acknowledgeLenderTest: byRule(acknowledgeLenderTest),
    markSophisticated: byRule(markSophisticated),
  },
  LenderTest: {
    warningAbove: ({ warnedAbove }) => warnedAbove,
    warning: (_, __, { language }) => inLanguage(questions.warnings.large, language),
    version: () => questions.version,
    hash: () => questions.hash,
    questions: () => [...questions.questions],
    newest: ({ memberId }, _, { platform }) => newestTest(platform, memberId),
  },
  LenderQuestion: {
    text: ({ text }, _, { language }) => inLanguage(text, language),
  },
  LenderAnswer: {
    text: ({ text }, _, { language }) => inLanguage(text, language),
  },
  TakenLenderTest: {
    answers: ({ answers }) =>
      Object.entries(answers).map(([question, answer]) => ({ question, answer })),
    warning: ({ result }, _, { language }) =>
      result === 'sufficient' ? null : inLanguage(questions.warnings.insufficient, language),
    bearableLoss: ({ netWorth }) => bearableLoss(netWorth),
    endsAt: ({ takenAt }) => testEndsAt(takenAt),
  },
} satisfies Resolvers

/** How a member is protected as a lender. */
export function lenderTestOf(
  { id }: Pick<Profile, 'id'>,
  _: object,
  { platform }: Context,
): Promise<LenderStanding | null> {
  return lenderStanding(platform, id)
}
