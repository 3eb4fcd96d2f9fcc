import type { Context } from '../context.ts'
import { requirePurpose } from '../lending/member/access.ts'
import { orRefusal } from './refusals/outcome.ts'

/** Opens a member's file for an operator. The look, with its purpose, is noted first; it is refused if the platform asks for one and there is none. */
export async function openFile(context: Context, memberId: string): Promise<void> {
  const { viewer, platform, looks } = context
  // Through a case, which notes the look itself.
  if (viewer.opened.has(memberId)) return
  orRefusal(context, () => requirePurpose(viewer, platform.limits.purposeOfLooks))
  await looks.load(memberId)
}
