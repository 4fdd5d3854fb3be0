import { createBrowserEngine } from '../dictation/browserEngine.ts';
import { createNevisaEngine } from '../dictation/nevisaEngine.ts';
import { openMicrophone } from '../dictation/openMicrophone.ts';
import { listMicrophones, watchMicrophones } from '../dictation/microphones.ts';
import { createDrafts } from '../drafts/createDrafts.ts';
import { recordArchive } from '../drafts/recordArchive.ts';
import type { Services } from '../services.ts';
import { perOwner } from '../session/perOwner.ts';
import { createDesk, type Desk } from './createDesk.ts';
import type { DeskPorts } from './deskPorts.ts';
import { keepAwake } from './keepAwake.ts';
import { holdTab } from './tabLock.ts';

/** The desk of a person, from their first look at it until they sign out. */
export const deskOf = perOwner<Desk>({
  create: (services, ownerId) => {
    const desk = createDesk({
      ports: services.desk?.(ownerId) ?? productPorts(services, ownerId),
      settings: services.listening,
    });
    // Whoever signs out stops speaking to us; the text stays for their return.
    services.session.subscribe(() => {
      if (services.session.facts().user?.id !== ownerId) {
        desk.dictation.send({ type: 'dictation.stopped' });
      }
    });
    return desk;
  },
  end: (desk) => {
    desk.stop();
  },
  isAlive: (desk) => desk.dictation.getSnapshot().status === 'active',
});
