import type { VersionReason } from '@nevisa/machines';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';

/**
 * Asks for the present text as a version, right before a large change. What was typed before
 * is sent on its own, so that the version has it.
 */
export function keepVersionBefore(
  actor: Pick<OpenedConversation['actor'], 'send'>,
  reason: VersionReason,
): void {
  actor.send({ type: 'save.requested' });
  actor.send({ type: 'version.wanted', reason });
}
