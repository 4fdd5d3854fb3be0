import {
  createDrafts,
  createEditedTexts,
  createSaveQueue,
  type EditedTexts,
  type SaveQueue,
} from '@nevisa/drafts';
import type { MemberScope } from '../../app/userScope.ts';
import type { WorkspacePorts } from '../dictation/workspace/openWorkspace.ts';
import { openSoundKeeping } from '../sounds/openSoundKeeping.ts';
import { withRoom } from '../sounds/withRoom.ts';
import { textRules } from './textRules.ts';

/** The stores of this device for the conversations of a user. */
export interface ConversationDevice {
  readonly edited: EditedTexts;
  readonly saveQueue: SaveQueue;
}

/** Where the device is full, sounds that the server has make room: a typed text is worth more. */
export function openConversationDevice(
  { dictationPorts }: Pick<WorkspacePorts, 'dictationPorts'>,
  scope: MemberScope<WorkspacePorts>,
): ConversationDevice {
  const { userId } = scope;
  const freeRoom = async () => {
    const sounds = await openSoundKeeping({ userScope: () => scope }, { id: userId });
    return sounds.freeRoom();
  };
  const { drafts, saveQueue } = withRoom(
    dictationPorts?.(userId) ?? {
      drafts: createDrafts(userId),
      saveQueue: createSaveQueue(userId),
    },
    freeRoom,
  );
  return { edited: createEditedTexts(drafts, textRules), saveQueue };
}
