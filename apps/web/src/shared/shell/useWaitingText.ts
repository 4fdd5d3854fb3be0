import type { User } from '@nevisa/api/types';
import { useEffect } from 'react';
import { log } from '../log.ts';
import { useAppServices } from '../../app/appServices.ts';

/** Sends what still waits for the history, on whatever page its person comes back to. */
export function useWaitingText({ id }: User): void {
  const services = useAppServices();
  useEffect(() => {
    if (services.waiting.isSet(id)) {
      import('../../features/dictation/workspace/deskOf.ts').then(
        ({ openWorkspace }) => services.userScope(id).keep(openWorkspace),
        () => {
          log('what waits for the history is sent another time', { kind: 'network' });
        },
      );
    }
  }, [services, id]);
}
