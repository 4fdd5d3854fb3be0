import type { Services } from '../services.ts';

interface Kept {
  getSnapshot: () => { status: string };
  stop: () => unknown;
}

/**
 * Makes one actor for the person who is signed in and keeps it from screen to
 * screen. Another person gets their own, and so does who comes after it stopped.
 */
export function perOwner<Actor extends Kept>(
  create: (services: Services, ownerId: string) => Actor,
): (services: Services, ownerId: string) => Actor {
  const keptBy = new WeakMap<Services, { ownerId: string; actor: Actor }>();
  return (services, ownerId) => {
    const kept = keptBy.get(services);
    if (kept?.ownerId === ownerId && kept.actor.getSnapshot().status === 'active') {
      return kept.actor;
    }
    kept?.actor.stop();
    const actor = create(services, ownerId);
    keptBy.set(services, { ownerId, actor });
    return actor;
  };
}
