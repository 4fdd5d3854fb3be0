import { codeSeconds, type CodeRecipient } from '@nevisa/machines';

/** What the page that asked for a code leaves to the page that takes it, in the navigation state (specification §2, R-086). */
export interface CodeState extends CodeRecipient {
  /** Wall-clock ms of the countdown's end, so that a reload does not begin it anew. */
  deadline?: number | undefined;
}

/** The state to leave when a code has just been sent. */
export function createCodeState({ id, type }: CodeRecipient, now = Date.now()): CodeState {
  return { id, type, deadline: now + codeSeconds * 1_000 };
}

/** Reads what the history holds, which anybody may have written; null when it is of no use. */
export function readCodeState(state: unknown): CodeState | null {
  if (typeof state !== 'object' || state === null) {
    return null;
  }
  const { id, type, deadline } = state as Record<string, unknown>;
  if (typeof id !== 'string' || id === '' || (type !== 'phone' && type !== 'email')) {
    return null;
  }
  return { id, type, deadline: Number.isFinite(deadline) ? (deadline as number) : undefined };
}
