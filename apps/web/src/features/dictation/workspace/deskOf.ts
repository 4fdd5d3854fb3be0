import { waitingCountOf } from '@nevisa/machines';
import type { Services } from '../../../app/services.ts';
import { perOwner } from '../../../shared/perOwner.ts';
import { writingStoreOf } from '../../settings/writing/writingStore.ts';
import { createDictationWorkspace, type DictationWorkspace } from './createDictationWorkspace.ts';
import { productPorts } from './productPorts.ts';

/** The desk of a person, from their first look at it until they sign out. */
export const deskOf = perOwner<DictationWorkspace>({
  create: (services: Services, ownerId) => {
    const { session, listening, waiting } = services;
    const ports = services.desk?.(ownerId) ?? productPorts(services, ownerId);
    const desk = createDictationWorkspace({
      ports,
      settings: listening,
      writing: writingStoreOf(services, ownerId),
    });
    // Whoever signs out stops speaking to us; the text stays for their return.
    const stopFollowing = session.subscribe(() => {
      if (session.facts().user?.id !== ownerId) {
        desk.dictation.send({ type: 'dictation.stopped' });
      }
    });
    // What was spent is on the account now; the top bar shows it.
    let spends = false;
    desk.dictation.subscribe((state) => {
      const ended = state.hasTag('stopped') && state.context.unsent === 0;
      if (spends && ended) {
        session.send({ type: 'profile.changed' });
      }
      spends = state.hasTag('finalizing') || (spends && !ended);
    });
    desk.sync.subscribe((state) => {
      if (!state.hasTag('loading')) {
        waiting.set(ownerId, waitingCountOf(state.context) > 0);
      }
    });
    const stop = () => {
      stopFollowing();
      desk.stop();
    };
    session.whenStopped(stop);
    return { ...desk, stop };
  },
  end: (desk) => {
    desk.stop();
  },
  isAlive: (desk) => desk.dictation.getSnapshot().status === 'active',
});
