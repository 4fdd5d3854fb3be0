import type { AppServices } from '../appServices.ts';
import type { LeaveSource } from './guardLeaving.ts';

/** What would be lost if the window were closed: text, recordings, forms, and files under way. */
export function listLeaveSources({
  dictationStatus,
  leaveGuards,
  uploadFacts,
}: Pick<AppServices, 'dictationStatus' | 'leaveGuards' | 'uploadFacts'>): readonly LeaveSource[] {
  return [
    {
      subscribe: dictationStatus.subscribe,
      holds: () => dictationStatus.read().recording || dictationStatus.read().unkept,
    },
    leaveGuards,
    { subscribe: uploadFacts.subscribe, holds: () => uploadFacts.read().isMoving },
  ];
}
