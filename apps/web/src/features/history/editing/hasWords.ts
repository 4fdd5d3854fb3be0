import type { OpenedConversation } from '../../conversation/openedConversation.ts';

/** Whether the words of an opened text are here: they come after it, or do not come. */
export function hasWords({ actor }: Pick<OpenedConversation, 'actor'>): boolean {
  const view = actor.getSnapshot();
  return !(['loading', 'load-failed', 'words-loading', 'wordless'] as const).some((tag) =>
    view.hasTag(tag),
  );
}
