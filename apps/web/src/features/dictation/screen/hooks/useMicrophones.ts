import { useEffect, useState } from 'react';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import type { MicrophoneChoice } from '@nevisa/speech';

const none: readonly MicrophoneChoice[] = [];

/** The named microphones, updated when one is connected or removed; empty unless `wanted`. */
export function useMicrophones(
  workspace: DictationWorkspace,
  wanted: boolean,
): readonly MicrophoneChoice[] {
  const [microphones, setMicrophones] = useState(none);
  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    return workspace.watchMicrophones((found) =>
      setMicrophones(found.filter(({ id }) => id !== '')),
    );
  }, [workspace, wanted]);
  return wanted ? microphones : none;
}
