import type { TypedDocumentNode } from '@urql/core'
import type { Refusal } from '../../api/refusals.ts'
import { t } from '../messages/index.ts'
import { removeMutation, signMutation, stopMutation } from './operations.ts'

/** Something that a member does to a bank account, once they have confirmed it. */
export interface Change {
  /** The label of its button. */
  readonly name: string
  /** What the member agrees to. */
  readonly explains: string
  readonly done: () => string
  readonly document: TypedDocumentNode<
    { readonly changed: { readonly userErrors: readonly Refusal[] } },
    { readonly input: { readonly id: string } }
  >
}

export const removing = (): Change => ({
  name: t('remove.name'),
  explains: t('remove.explains'),
  done: () => t('remove.done'),
  document: removeMutation,
})

export const allowing = (): Change => ({
  name: t('allow.name'),
  explains: t('allow.explains'),
  done: () => t('allow.done'),
  document: signMutation,
})

export const stopping = (): Change => ({
  name: t('stop.name'),
  explains: t('stop.explains'),
  done: () => t('stop.done'),
  document: stopMutation,
})
