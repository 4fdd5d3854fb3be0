import type { User } from '@nevisa/api/types';
import { useEffect } from 'react';
import { log } from '../../shared/log.ts';
import { useAppServices } from '../appServices.ts';
import { openUserWorkspace } from '../openUserWorkspace.ts';

/** Resumes saving the queued revisions of a returning user, on any page. */
export function useResumeSaving({ id }: User): void {
  const services = useAppServices();
  useEffect(() => {
    if (services.waiting.isSet(String(id))) {
      openUserWorkspace(services, { id }).catch(() => {
        log('the queued revisions were not sent', { kind: 'network' });
      });
    }
  }, [services, id]);
}
