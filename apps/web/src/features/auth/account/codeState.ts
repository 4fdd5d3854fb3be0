import type { Id } from '@nevisa/api/types';
import { codeSeconds, type CodeRecipient } from '@nevisa/machines';

/** The navigation state between the page that sends a code and the page that verifies it (specification §2, R-086). */
export interface CodeState extends CodeRecipient {
  /** The end of the countdown in ms since 1970, so that a reload does not restart it. */
  deadline?: number | undefined;
}

/** Creates the state for a code that has just been sent. */
export function createCodeState({ id, type }: CodeRecipient, now = Date.now()): CodeState {
  return { id, type, deadline: now + codeSeconds * 1_000 };
}

/** Validates the navigation state, which is untrusted; null when it is invalid. */
export function readCodeState(state: unknown): CodeState | null {
  if (typeof state !== 'object' || state === null) {
    return null;
  }
  const { id, type, deadline } = state as Record<string, unknown>;
  if (!isId(id) || (type !== 'phone' && type !== 'email')) {
    return null;
  }
  return { id, type, deadline: Number.isFinite(deadline) ? (deadline as number) : undefined };
}

function isId(value: unknown): value is Id {
  return (typeof value === 'string' && value !== '') || Number.isSafeInteger(value);
}
