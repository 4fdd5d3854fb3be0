import { addedText } from '../../../shared/text/addedText.ts';
import { signinText } from '../../../shared/text/signinText.ts';

/** Why a person was led to a session page; travels in the navigation state. */
export type AuthNotice = keyof typeof notices;

const notices = {
  'signed-up': { tone: 'success', text: signinText.afterSignup },
  'password-changed': { tone: 'success', text: signinText.afterReset },
  'sign-up-first': { tone: 'information', text: addedText.verifyFirst },
  'code-first': { tone: 'information', text: addedText.resetFirst },
} as const;

/** The notice that the history holds, which anybody may have written; null when it is none of ours. */
export function readNotice(state: unknown): (typeof notices)[AuthNotice] | null {
  const name: unknown =
    typeof state === 'object' && state !== null && 'notice' in state && state.notice;
  return typeof name === 'string' && Object.hasOwn(notices, name)
    ? notices[name as AuthNotice]
    : null;
}

/** The navigation state that shows a notice on the page it leads to. */
export function noticeState(notice: AuthNotice): { notice: AuthNotice } {
  return { notice };
}
