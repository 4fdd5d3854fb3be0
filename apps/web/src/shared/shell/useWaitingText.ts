import type { User } from '@nevisa/api/types';
import { useEffect } from 'react';
import { log } from '../log.ts';
import { useServices } from '../../app/services.ts';

/** Sends what still waits for the history, on whatever page its person comes back to. */
export function useWaitingText({ id }: User): void {
  const services = useServices();
  useEffect(() => {
    if (services.waiting.isSet(id)) {
      import('../../features/dictation/workspace/deskOf.ts').then(
        ({ deskOf }) => deskOf(services, id),
        () => {
          log('what waits for the history is sent another time', { kind: 'network' });
        },
      );
    }
  }, [services, id]);
}
