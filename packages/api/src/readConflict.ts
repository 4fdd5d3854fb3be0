import * as v from 'valibot';
import { type Failure, isRevisionConflict } from './failures.ts';
import { savedConversationSchema } from './history.ts';

/** The conversation as it is on the server, when a change was refused because of a newer revision; null for another failure. */
export function readConflict(
  failure: Failure,
): v.InferOutput<typeof savedConversationSchema> | null {
  if (failure.kind !== 'refused' || !isRevisionConflict(failure)) {
    return null;
  }
  const current = v.safeParse(savedConversationSchema, failure.current);
  return current.success ? current.output : null;
}
