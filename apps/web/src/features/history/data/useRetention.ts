import type { User } from '@nevisa/api/types';
import { getShownConfiguration } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { createWritingActor } from '../../settings/writing/writingActor.ts';

/** What the choice of the person to store texts means for the list. */
export interface Retention {
  /** Texts stay on this device: no search and no title is sent. */
  readonly off: boolean;
  /** The list leaves out the rows of the server. */
  readonly hidesServer: boolean;
  /** Shows the rows that were stored before. */
  readonly showServer: () => void;
}

/** The choice as it counts now, also before the server has it. */
export function useRetention(user: User): Retention {
  const off = useStoresHere(user);
  const [isShown, setShown] = useState(false);
  return { off, hidesServer: off && !isShown, showServer: () => setShown(true) };
}

/** Whether the person stores texts on this device only; false while the settings are unknown. */
export function useStoresHere(user: User): boolean {
  const actor = useAppServices().userScope(user.id).get(createWritingActor);
  return useSelector(
    actor,
    ({ context }) => getShownConfiguration(context)?.save_transcriptions === false,
  );
}
