import type { Conversation, User } from '@nevisa/api/types';
import { useEffect, useState } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { openSoundKeeping } from '../../../sounds/openSoundKeeping.ts';
import { type DeviceSound, openDeviceSound } from './deviceSound.ts';

/** The recordings that this device has of a conversation, while the page is open; null without any. */
export function useDeviceSound(
  user: Pick<User, 'id'>,
  conversation: Conversation | null,
): DeviceSound | null {
  const services = useAppServices();
  const [sound, setSound] = useState<DeviceSound | null>(null);
  const { id: userId } = user;
  const { id = null, client_id: documentId = null } = conversation ?? {};
  useEffect(() => {
    if (id === null || !services.sounds.isSet(String(userId))) {
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
      .catch(() => undefined);
    return () => {
      isClosed = true;
      opened?.close();
      setSound(null);
    };
  }, [services, userId, id, documentId]);
  return sound;
}
