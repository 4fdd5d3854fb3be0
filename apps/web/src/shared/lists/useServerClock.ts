import { useAppServices } from '../../app/appServices.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';

/** The clock of the server, as the lists of the signed-in person know it; the clock of the device without a person. */
export function useServerClock(): Pick<ServerClock, 'now'> {
  const { authStore, userScope } = useAppServices();
  const { user } = authStore.facts();
  return user === null ? deviceClock : userScope(user.id).get(createServerClock);
}

const deviceClock = { now: () => Date.now() };
