import { GraphQLError, type GraphQLFieldResolver } from 'graphql'
import type { Context } from '../../context.ts'
import type { UserError } from '../types.generated.ts'

type Resolve = GraphQLFieldResolver<unknown, Context>

/** The codes of what is wrong with a value itself, whatever the state of records. */
const OF_VALUES: readonly string[] = ['VALIDATION_FAILED', 'AMOUNT_OUT_OF_RANGE']

/**
 * What the rules find wrong with the arguments that could be read, so that callers learn of all errors at once. The field's own
 * resolver runs without a database to read or change, so what it would have to look up is not judged.
 */
export async function judged(
  resolve: Resolve,
  [source, given, context, info]: Parameters<Resolve>,
): Promise<readonly UserError[]> {
  const found = await errorsOf(async () => resolve(source, given, judging(context), info))
  return found.filter(({ code, field }) => field && OF_VALUES.includes(code))
}

async function errorsOf(run: () => Promise<unknown>): Promise<readonly UserError[]> {
  try {
    const payload = (await run()) as { readonly userErrors?: readonly UserError[] } | null
    return payload?.userErrors ?? []
  } catch (error) {
    // Any other error means that there was nothing to read or change, or that a needed argument was missing.
    if (!(error instanceof GraphQLError)) return []
    return (error.extensions.userErrors ?? []) as readonly UserError[]
  }
}

/** The context of a call that must do nothing. */
function judging(context: Context): Context {
  // Copying leaves out what is looked up when it is asked for.
  const { platform, viewer, answer, language, refusalLanguage } = context
  return {
    ...context,
    viewer,
    language,
    refusalLanguage,
    answer: { ...answer },
    loaders: {} as never,
    looks: nothing,
    ahead: nothing,
    standby: undefined,
    platform: {
      ...platform,
      judges: true,
      database: nothing,
      payments: nothing,
      identity: nothing,
      lists: nothing,
      move: nothing,
      offer: nothing,
      exportSoon: nothing,
      documentsSoon: nothing,
    },
  }
}

function refuse(): never {
  throw new Error('a call that is only judged reads and changes nothing')
}

/** Throws however it is used. */
const nothing = new Proxy(refuse, { get: refuse }) as never
