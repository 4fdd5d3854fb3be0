import type { User } from '@nevisa/api/types';
import { useEffect } from 'react';
import { openSoundKeeping } from '../../features/sounds/openSoundKeeping.ts';
import { openUploadQueue } from '../../features/files/upload/openUploadQueue.ts';
import { log } from '../../shared/log.ts';
import { importChunk } from '../../shared/late/importChunk.ts';
import { type AppServices, useAppServices } from '../appServices.ts';
import { openUserWorkspace } from '../openUserWorkspace.ts';

/** Resumes saving the queued revisions, the edited conversations, the sounds and the files of a returning user, on any page. */
export function useResumeSaving({ id }: User): void {
  const services = useAppServices();
  useEffect(() => {
    if (services.waiting.isSet(String(id))) {
      openUserWorkspace(services, { id }).catch(() =>
        log('the queued revisions were not sent', { kind: 'network' }),
      );
    }
    if (services.edited.isSet(String(id))) {
      sendEditedTexts(services, id).catch(() =>
        log('the edited conversations were not sent', { kind: 'network' }),
      );
    }
    if (services.sounds.isSet(String(id))) {
      openSoundKeeping(services, { id }).catch(() =>
        log('the sounds were not sent', { kind: 'network' }),
      );
    }
    if (services.uploads.isSet(String(id))) {
      openUploadQueue(services, { id }).catch(() =>
        log('the files were not sent', { kind: 'network' }),
      );
    }
  }, [services, id]);
}

async function sendEditedTexts(services: AppServices, id: User['id']): Promise<void> {
  const { createConversations } = await importChunk(
    () => import('../../features/conversation/conversations.ts'),
  );
  await services.userScope(id).keep(createConversations).sendWaiting();
}
