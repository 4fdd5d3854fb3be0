import type { Id } from '@nevisa/api/types';
import type { ConversationEvent, ConversationText } from '@nevisa/machines';
import { compareTexts, restoreParagraphs, type TranscriptDocument } from '@nevisa/transcript';
import { formatNumber, type ToastQueue, type VersionListProps } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import { editingText } from '../../../../shared/text/editingText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { OpenedConversation } from '../../../conversation/openedConversation.ts';
import type { History } from '../../data/useHistory.ts';
import { useVersion } from './useVersions.ts';
import { type DeviceVersion, nameKept } from './versionRows.ts';

export interface VersionsDialogProps {
  opened: OpenedConversation;
  /** The id of the conversation in its own JSON type. */
  id: Id;
  document: TranscriptDocument;
  history: History;
  toasts: ToastQueue;
}

export interface ComparisonOptions extends VersionsDialogProps {
  /** The texts that this device keeps as versions. */
  kept: readonly DeviceVersion[];
}

export interface Comparison {
  /** The row of the version; null without one. */
  readonly chosen: string | null;
  readonly comparison: VersionListProps['comparison'];
}

/** The chosen version beside the present text, and what of it is restored. */
export function useComparison({
  opened,
  id,
  document,
  history,
  toasts,
  kept,
}: ComparisonOptions): Comparison {
  const { actor } = opened;
  const versionId = useSelector(actor, ({ context }) => context.versionId);
  const isRestoring = useSelector(actor, (view) => view.hasTag('restoring'));
  const present = usePresentText(opened, document);
  const chosen = versionId === null ? null : String(versionId);
  const own = kept.find((_, at) => nameKept(at) === chosen)?.text ?? null;
  const loaded = useVersion(history, id, own === null ? versionId : null);
  const older: ConversationText | null = own ?? loaded.whole;
  const paragraphs = useMemo(
    () => (older === null ? [] : compareTexts(older, present)),
    [older, present],
  );
  /** Sends an event; false, with a sentence, where nothing follows from it: another tab writes the text. */
  const send = (event: ConversationEvent) => {
    const before = actor.getSnapshot();
    const isTaken = before.can(event);
    actor.send(event);
    if (!isTaken && !before.hasTag('restoring')) {
      toasts.add({ text: editingText.versionNotRestored, tone: 'danger' });
    }
    return isTaken;
  };
  /** Some paragraphs are an edit of the text; so is the whole of a text that only this device has. */
  const take = (text: ConversationText, ids: readonly string[]) => {
    const createId = () => crypto.randomUUID();
    const restored = restoreParagraphs(text, present, new Set(ids), createId);
    if (send({ type: 'paragraphs.restored', text: restored })) {
      const n = formatNumber(ids.length);
      toasts.add({ text: fill(editingText.paragraphsRestored, { n }), tone: 'success' });
    }
  };
  return {
    chosen,
    comparison: {
      state: own === null ? loaded.state : 'ready',
      paragraphs,
      onRetry: loaded.retry,
      restoring: isRestoring,
      onRestore: (ids) => {
        if (ids !== undefined && older !== null) {
          take(older, ids);
        } else if (own === null) {
          send({ type: 'restore.requested' });
        } else {
          take(
            own,
            paragraphs.map((paragraph) => paragraph.id),
          );
        }
      },
    },
  };
}

/** The text of the editor; another object after each change of it. */
function usePresentText(
  { actor, facts }: OpenedConversation,
  document: TranscriptDocument,
): ConversationText {
  const words = useSyncExternalStore(document.subscribe, () => document.text());
  const { title, speakers } = useSyncExternalStore(facts.subscribe, facts.read);
  return useMemo(
    () => actor.getSnapshot().context.readText(),
    // The text is read again when the document or one of the facts has changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [actor, words, title, speakers],
  );
}
