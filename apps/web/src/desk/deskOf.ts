import type { Services } from '../services.ts';
import { perOwner } from '../session/perOwner.ts';
import { createDesk, type Desk } from './createDesk.ts';
import { productPorts } from './productPorts.ts';

/** The desk of a person, from their first look at it until they sign out. */
export const deskOf = perOwner<Desk>({
  create: (services: Services, ownerId) => {
    const { session, listening } = services;
    const ports = services.desk?.(ownerId) ?? productPorts(services, ownerId);
    const desk = createDesk({ ports, settings: listening });
    // Whoever signs out stops speaking to us; the text stays for their return.
    session.subscribe(() => {
      if (session.facts().user?.id !== ownerId) {
        desk.dictation.send({ type: 'dictation.stopped' });
      }
    });
    session.whenStopped(() => {
      desk.stop();
    });
    return desk;
  },
  end: (desk) => {
    desk.stop();
  },
  isAlive: (desk) => desk.dictation.getSnapshot().status === 'active',
});
