import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'

const told = 'The member is told this reason.'

/** What an operator can do to a member. */
export const memberActs = {
  freeze: {
    name: 'Freeze',
    explains:
      'The member can’t do anything but repay. Their open loans accept no investments and are on no list or map. Their money stays where it is. You can release them at any time.',
    readers: told,
    done: 'The member is frozen.',
    send: sends(
      graphql(`mutation FreezeMember($input: FreezeMemberInput!) {
      acted: freezeMember(input: $input) { member { id } userErrors { code field message details } }
    }`),
    ),
  },
  release: {
    name: 'Release',
    explains:
      'The member can use their account again, and their open loans accept investments, except those that are frozen themselves.',
    readers: told,
    done: 'The member is released.',
    send: sends(
      graphql(`mutation ReleaseMember($input: ReleaseMemberInput!) {
      acted: releaseMember(input: $input) { member { id } userErrors { code field message details } }
    }`),
    ),
  },
  close: {
    name: 'Close the account',
    explains:
      'The account stays frozen for good, and its records are kept. It must be empty: no money, loans or investments. You can release the member later if they come back.',
    readers: told,
    done: 'The account is closed.',
    send: sends(
      graphql(`mutation CloseMember($input: CloseMemberInput!) {
      acted: closeMember(input: $input) { member { id } userErrors { code field message details } }
    }`),
    ),
  },
} satisfies Record<string, Act>
