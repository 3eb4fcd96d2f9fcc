import { obligations } from './obligations.ts'
/** Why no export is made, nobody is erased, and a member's file is not shown. */
export const privacy = {
  'refusal.export.most':
    'You can have {max} exports made within 24 hours: you can ask again from {againAt} on.',
  'refusal.erasure.obligations': `Your data can be erased once nothing is outstanding.${obligations}{requests, plural, =0 {} one { # decision about you is still pending.} other { # decisions about you are still pending.}}`,
  'refusal.look.purpose':
    'Say what you look at this member\'s file for, in the header {field}, such as "support: ticket 4711".',
} as const
