import type { Conversation, Id, User } from '@nevisa/api/types';
import { useEffect, useState } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { openSoundKeeping } from '../../../sounds/openSoundKeeping.ts';
import { type DeviceSound, openDeviceSound } from './deviceSound.ts';

/**
 * The recordings that this device has of a conversation, while the page is open; null without
 * any, undefined until that is known.
 *
 * @param id of the conversation, which is known also while the server has not answered
 */
export function useDeviceSound(
  user: Pick<User, 'id'>,
  id: Id,
  conversation: Pick<Conversation, 'client_id'> | null,
): DeviceSound | null | undefined {
  const services = useAppServices();
  const [sound, setSound] = useState<DeviceSound | null>();
  const { id: userId } = user;
  const ownDocument = conversation?.client_id ?? null;
  const [documentId, setDocumentId] = useState(ownDocument);
  // A sound that was found without it, e.g. offline, plays on.
  if (documentId !== ownDocument && (sound ?? null) === null) {
    setDocumentId(ownDocument);
  }
  const isKept = services.sounds.isSet(String(userId));
  useEffect(() => {
    if (!isKept) {
      return undefined;
    }
    let opened: DeviceSound | null = null;
    let isClosed = false;
    openSoundKeeping(services, { id: userId })
      .then(({ kept }) => openDeviceSound(kept, { id, client_id: documentId }))
      .then((found) => {
        if (isClosed) {
          found?.close();
        } else {
          opened = found;
          setSound(found);
          // Where no recording can be played, the sound of the server is the only one.
          found?.subscribe(() => found.hasFailed() && setSound(null));
        }
      })
      // Without the store of this device, the sound of the server is played.
      .catch(() => isClosed || setSound(null));
    return () => {
      isClosed = true;
      opened?.close();
      setSound(null);
    };
  }, [services, userId, id, documentId, isKept]);
  return isKept ? sound : null;
}
