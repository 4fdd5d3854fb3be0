import { createEditedTexts, DraftStorageError } from '@nevisa/drafts';
import { createRevision } from '@nevisa/drafts/testing';
import { expect, it } from 'vitest';
import type { MemberScope } from '../../app/userScope.ts';
import { createFakePorts } from '../../testing/createFakePorts.ts';
import type { WorkspacePorts } from '../dictation/workspace/openWorkspace.ts';
import { openConversationDevice } from './conversationDevice.ts';
import { textRules } from './textRules.ts';

const text = { title: 'سفر', speakers: [], segments: [...createRevision('one').segments] };
const copy = { saved: { revision: 1, text }, current: { ...text, title: 'راه' }, pending: null };

/** A full device with `sounds` sounds that the server also has; the deletion of one makes room. */
function openFullDevice(sounds: number) {
  let left = sounds;
  let isFull = true;
  const { drafts, saveQueue } = createFakePorts();
  const write = (task: () => Promise<void>) =>
    isFull ? Promise.reject(new DraftStorageError('full')) : task();
  const full = {
    drafts: {
      ...drafts,
      open: (documentId: string) => {
        const draft = drafts.open(documentId);
        return {
          ...draft,
          append: (entries: readonly unknown[]) => write(() => draft.append(entries)),
          compact: (entry: unknown) => write(() => draft.compact(entry)),
        };
      },
    },
    saveQueue: {
      ...saveQueue,
      add: (...given: Parameters<typeof saveQueue.add>) => write(() => saveQueue.add(...given)),
    },
  };
  const freeRoom = () => {
    const isFreed = left > 0;
    left -= 1;
    isFull &&= !isFreed;
    return Promise.resolve(isFreed);
  };
  const scope = { userId: 'sara', get: () => ({ freeRoom }) };
  const device = openConversationDevice(
    { dictationPorts: () => ({ ...createFakePorts(), ...full }) },
    scope as unknown as MemberScope<WorkspacePorts>,
  );
  return { device, read: () => createEditedTexts(drafts, textRules).open('c').read(), saveQueue };
}

it('S03, X-156: where the device is full, a sound that the server has makes room for an edited text', async () => {
  const { device, read } = openFullDevice(1);
  await device.edited.open('c').keep(copy);
  expect((await read()).copy?.current.title).toBe('راه');
});

it('S03, X-163: where the device is full, a sound that the server has makes room for a revision in the save queue', async () => {
  const { device, saveQueue } = openFullDevice(1);
  await device.saveQueue.add(createRevision('one'));
  expect((await saveQueue.list()).map(({ id }) => id)).toEqual(['one']);
});

it('S03: a full device without a sound that the server has refuses the text', async () => {
  const { device } = openFullDevice(0);
  await expect(device.edited.open('c').keep(copy)).rejects.toMatchObject({ reason: 'full' });
});
