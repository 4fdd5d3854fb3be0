import type { Outcome } from '@nevisa/api/types';
import { googleCredentialOf } from './rules/signingIn.ts';

/** What can come of asking another house who the person is. */
export const socialOutcomes = ['success', 'cancelled', 'blocked', 'refused'] as const;
export type SocialOutcome = (typeof socialOutcomes)[number];

const outcomes: Record<SocialOutcome, (email: string) => Outcome<string>> = {
  success: (email) => ({ ok: true, answer: googleCredentialOf(email) }),
  cancelled: () => ({ ok: false, failure: { kind: 'aborted' } }),
  blocked: () => ({ ok: false, failure: { kind: 'blocked' } }),
  // The house gives one, and our server does not take it.
  refused: () => ({ ok: true, answer: 'a credential of nobody' }),
};

/** Another house that answers at once, as it is told to; `asked` counts how often its window was opened. */
export function createPretendSocial(outcome: SocialOutcome, email = 'sara@nevisa.test') {
  const house = {
    asked: 0,
    getCredential: (): Promise<Outcome<string>> => {
      house.asked += 1;
      return Promise.resolve(outcomes[outcome](email));
    },
  };
  return house;
}
