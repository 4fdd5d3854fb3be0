import { useEffect, useEffectEvent, useState } from 'react';
import { logError } from '../../../../shared/log.ts';
import type { OpenedConversation } from '../../../conversation/openedConversation.ts';
import type { DeviceVersion } from './versionRows.ts';

export interface KeptVersions {
  /** Newest first. */
  readonly items: readonly DeviceVersion[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const none: readonly DeviceVersion[] = [];

/** The versions that only this device has, read when the list is opened. */
export function useKeptVersions({ listKept }: Pick<OpenedConversation, 'listKept'>): KeptVersions {
  const [read, setRead] = useState({ items: none, hasFailed: false });
  const load = () => {
    listKept().then(
      (items) => setRead({ items: items.toReversed(), hasFailed: false }),
      (error: unknown) => {
        logError('promise', error);
        setRead({ items: none, hasFailed: true });
      },
    );
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);
  return { ...read, retry: load };
}
