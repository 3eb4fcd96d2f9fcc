import { forgetTyped } from '../parts/forms/typed.ts'
import { t } from '../parts/messages/index.ts'
import { type Grant, type Granted, SignInAgain } from './session.ts'

/** A person of the demo; anyone at this machine may sign in as them. */
export interface DemoPerson {
  readonly subject: string
  readonly name: string
  readonly city: string | null
  readonly userType: string | null
  readonly scope: string | null
  /** Whether the demo does not know them, so that their name has to be told. */
  readonly isNew?: boolean
}

const KEPT = 'demo-person'

/** Operators neither borrow nor lend, and have no city. */
const nobody = { city: null, userType: null } as const

interface Answer {
  readonly people: readonly Omit<DemoPerson, 'scope'>[]
  readonly operators: readonly Omit<DemoPerson, 'city' | 'userType'>[]
}

/** Reads the people of the demo, and then those who run the platform. */
export async function demoPeople(): Promise<readonly DemoPerson[]> {
  const answer = await fetch('/app/demo/people')
  if (!answer.ok) throw new Error(await messageOf(answer))
  const { people, operators } = (await answer.json()) as Answer
  return [
    ...people.map((person) => ({ ...person, scope: null })),
    ...operators.map((person) => ({ ...person, ...nobody })),
  ]
}

/** Somebody whom the demo does not know. Whoever types the same name again is the same person. */
export function newcomer(name: string): DemoPerson {
  const letters = new TextEncoder().encode(name.toLowerCase()).slice(0, 45)
  const hex = [...letters].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { subject: `new-${hex}`, name, ...nobody, scope: null, isNew: true }
}

/** Signs in as a person of the demo, until they sign out. */
export function demoGrant(person: DemoPerson): Grant {
  const { subject, name, scope, isNew } = person
  const kept = JSON.stringify(person)
  localStorage.setItem(KEPT, kept)
  const isKept = () => localStorage.getItem(KEPT) === kept
  return {
    person: { subject, name, scope },
    renew: () => demoToken({ subject, scope, ...(isNew && { name }) }),
    isKept,
    forget() {
      // It is no longer kept, and what is typed may be another person's, if they have signed in in another tab.
      if (!isKept()) return
      localStorage.removeItem(KEPT)
      forgetTyped()
    },
  }
}

/** Who was signed in before the page was loaded; undefined if nobody was. */
export function keptDemoGrant(): Grant | undefined {
  const kept = localStorage.getItem(KEPT)
  return kept === null ? undefined : demoGrant(JSON.parse(kept))
}

async function demoToken(
  body: Pick<DemoPerson, 'subject' | 'scope'> & { readonly name?: string },
): Promise<Granted> {
  const answer = await fetch('/app/demo/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status === 403) throw new SignInAgain(await messageOf(answer))
  if (!answer.ok) throw new Error(await messageOf(answer))
  const { token, expires_in } = (await answer.json()) as { token: string; expires_in: number }
  return { token, expiresAt: Date.now() + 1000 * expires_in }
}

async function messageOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as { error?: { message?: string } }
  return body.error?.message ?? t('signInFailed', { status: answer.status })
}
