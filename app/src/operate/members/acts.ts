import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'
import { t } from './messages/index.ts'

const told = () => t('told')

/** What an operator can do to a member. */
export const memberActs = () =>
  ({
    freeze: {
      name: t('freeze.name'),
      explains: t('freeze.explains'),
      readers: told(),
      notes: { label: t('freeze.note'), hint: t('freeze.note.hint') },
      done: () => t('freeze.done'),
      send: sends(
        graphql(`mutation FreezeMember($input: FreezeMemberInput!) {
      acted: freezeMember(input: $input) { member { id } userErrors { code field message details } }
    }`),
      ),
    },
    release: {
      name: t('release.name'),
      explains: t('release.explains'),
      readers: told(),
      done: () => t('release.done'),
      send: sends(
        graphql(`mutation ReleaseMember($input: ReleaseMemberInput!) {
      acted: releaseMember(input: $input) { member { id } userErrors { code field message details } }
    }`),
      ),
    },
    close: {
      name: t('close.name'),
      explains: t('close.explains'),
      readers: told(),
      done: () => t('close.done'),
      send: sends(
        graphql(`mutation CloseMember($input: CloseMemberInput!) {
      acted: closeMember(input: $input) { member { id } userErrors { code field message details } }
    }`),
      ),
    },
  }) satisfies Record<string, Act>
