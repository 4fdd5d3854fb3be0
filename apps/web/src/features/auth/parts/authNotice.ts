import { startText } from '../../../shared/text/startText.ts';
import { signinText } from '../../../shared/text/signinText.ts';

/** The reason of a redirect to an auth screen, in the navigation state. */
export type AuthNotice = keyof typeof notices;

const notices = {
  'signed-up': { tone: 'success', text: signinText.afterSignup },
  'password-changed': { tone: 'success', text: signinText.afterReset },
  'sign-up-first': { tone: 'information', text: startText.verifyFirst },
  'password-unsure': { tone: 'warning', text: startText.passwordUnsure },
  'account-deleted': { tone: 'information', text: startText.accountDeleted },
  'code-first': { tone: 'information', text: startText.resetFirst },
} as const;

/** Validates the notice in the navigation state, which is untrusted; null when it is unknown. */
export function readNotice(state: unknown): (typeof notices)[AuthNotice] | null {
  const name: unknown =
    typeof state === 'object' && state !== null && 'notice' in state && state.notice;
  return typeof name === 'string' && Object.hasOwn(notices, name)
    ? notices[name as AuthNotice]
    : null;
}

/** The notice of a navigation state as part of another one: empty when it is unknown. */
export function keepNotice(state: unknown): { notice?: AuthNotice } {
  return readNotice(state) === null ? {} : { notice: (state as { notice: AuthNotice }).notice };
}

/** Creates the navigation state that shows a notice on the next page. */
export function makeNoticeState(notice: AuthNotice): { notice: AuthNotice } {
  return { notice };
}
