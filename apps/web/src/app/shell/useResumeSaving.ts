import type { User } from '@nevisa/api/types';
import { useEffect } from 'react';
import { log } from '../../shared/log.ts';
import { useAppServices } from '../appServices.ts';

/** Resumes saving the queued revisions of a returning user, on any page. */
export function useResumeSaving({ id }: User): void {
  const services = useAppServices();
  useEffect(() => {
    if (services.waiting.isSet(String(id))) {
      import('../../features/dictation/workspace/openWorkspace.ts').then(
        ({ openWorkspace }) => services.userScope(id).keep(openWorkspace),
        () => {
          log('the queued revisions were not sent', { kind: 'network' });
        },
      );
    }
  }, [services, id]);
}
