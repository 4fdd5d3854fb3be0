import type { Services } from '../app/services.ts';

export interface Keeping<Kept> {
  create: (services: Services, ownerId: string) => Kept;
  /** Lets go of what belonged to somebody else. */
  end: (kept: Kept) => void;
  /** Whether it can still be used. */
  isAlive: (kept: Kept) => boolean;
}

/**
 * Makes something for the person who is signed in and keeps it from screen to
 * screen. Another person gets their own (A04).
 */
export function perOwner<Kept>({ create, end, isAlive }: Keeping<Kept>) {
  const keptBy = new WeakMap<Services, { ownerId: string; kept: Kept }>();
  return (services: Services, ownerId: string): Kept => {
    const known = keptBy.get(services);
    if (known !== undefined) {
      if (known.ownerId === ownerId && isAlive(known.kept)) {
        return known.kept;
      }
      end(known.kept);
    }
    const kept = create(services, ownerId);
    keptBy.set(services, { ownerId, kept });
    return kept;
  };
}

interface Stoppable {
  getSnapshot: () => { status: string };
  stop: () => unknown;
}

/** The same for an actor, which may also have been stopped. */
export function actorPerOwner<Actor extends Stoppable>(create: Keeping<Actor>['create']) {
  return perOwner<Actor>({
    create,
    end: (actor) => {
      actor.stop();
    },
    isAlive: (actor) => actor.getSnapshot().status === 'active',
  });
}
