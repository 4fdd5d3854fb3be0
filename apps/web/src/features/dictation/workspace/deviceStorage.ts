import {
  createDrafts,
  createEditedTexts,
  createKeptUploads,
  createSaveQueue,
  DraftStorageError,
  isUnsent,
} from '@nevisa/drafts';
import { readDraft } from '@nevisa/transcript';
import { textRules } from '../../conversation/textRules.ts';
import { createSoundStore } from '../../files/sound/soundStore.ts';
import { createKeptSounds } from '../../sounds/keptSounds.ts';
import type { DictationPorts } from './dictationPorts.ts';

/** Everything that this device stores of a person's dictation. */
export interface DeviceStorage {
  /**
   * Whether anything is stored, without reading it.
   *
   * @throws DraftStorageError where the browser does not give what is stored, as the next three
   */
  hasTexts: () => Promise<boolean>;
  /** Whether it has text or audio that the server does not have (S10). */
  hasUnsaved: () => Promise<boolean>;
  /** Whether it has the sound of a saved text that the server does not have. */
  hasUnsentSound: () => Promise<boolean>;
  /** Whether it has a started file that the server does not have completely. */
  hasUnsentUploads: () => Promise<boolean>;
  /** Deletes the key, and with it all texts and recordings. @throws DraftStorageError */
  destroyKey: () => Promise<void>;
  /** The final deletion: also deletes the sounds of videos, which a running upload would hold. @throws DraftStorageError */
  destroy: () => Promise<void>;
}

/** @param ports replaces the product's storage in stories */
export function openDeviceStorage(
  ownerId: string,
  ports: Pick<DictationPorts, 'drafts' | 'saveQueue'> | null,
): DeviceStorage {
  const { drafts, saveQueue } = ports ?? {
    drafts: createDrafts(ownerId),
    saveQueue: createSaveQueue(ownerId),
  };

  async function isUnsaved(documentId: string): Promise<boolean> {
    const { queuedAs, segments, text } = readDraft(await drafts.open(documentId).entries());
    return queuedAs === null && segments.length + text.length > 0;
  }

  async function hasUnsentEdits(): Promise<boolean> {
    const edited = createEditedTexts(drafts, textRules);
    const all = await Promise.all(
      (await edited.list()).map(async (id) =>
        isUnsent((await edited.open(id).read()).copy, textRules),
      ),
    );
    return all.includes(true);
  }

  const countUnread = () => drafts.countUnread() + saveQueue.countUnread();

  /** Refuses a «no» that rests on storage which gave nothing: a sign-out deletes all after it. */
  async function askSurely(question: () => Promise<boolean>): Promise<boolean> {
    const before = countUnread();
    const answer = await question();
    if (!answer && countUnread() > before) {
      throw new DraftStorageError('forbidden');
    }
    return answer;
  }

  async function hasUnsaved(): Promise<boolean> {
    const [stored, queued] = await listAll();
    if (queued.length > 0 || stored.some(({ unsentDuration }) => unsentDuration > 0)) {
      return true;
    }
    const unsaved = await Promise.all(stored.map(({ documentId }) => isUnsaved(documentId)));
    return unsaved.includes(true) || hasUnsentEdits();
  }

  const listAll = () => Promise.all([drafts.list(), saveQueue.list()]);

  return {
    hasTexts: () => askSurely(async () => (await listAll()).some(({ length }) => length > 0)),
    hasUnsaved: () => askSurely(hasUnsaved),
    hasUnsentSound: () =>
      askSurely(async () =>
        (await createKeptSounds(drafts).list()).some(
          ({ conversationId, isSent }) => conversationId !== null && !isSent,
        ),
      ),
    hasUnsentUploads: async () =>
      (await createKeptUploads(drafts).read()).some(({ job }) => job === null),
    destroyKey: () => drafts.destroyKey(),
    async destroy() {
      // The sounds of videos are not encrypted: without the key they would still be readable.
      await createSoundStore(ownerId).retain([]);
      await drafts.destroyKey({ isFinal: true });
    },
  };
}
