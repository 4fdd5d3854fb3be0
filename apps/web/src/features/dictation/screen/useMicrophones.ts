import { useEffect, useState } from 'react';
import type { DictationWorkspace } from '../workspace/createDictationWorkspace.ts';
import type { MicrophoneChoice } from '@nevisa/speech';

const none: readonly MicrophoneChoice[] = [];

/** The microphones that can be chosen by name, as they come and go; asked for only while they are `wanted`. */
export function useMicrophones(
  desk: DictationWorkspace,
  wanted: boolean,
): readonly MicrophoneChoice[] {
  const [microphones, setMicrophones] = useState(none);
  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    return desk.watchMicrophones((found) => {
      setMicrophones(found.filter(({ id }) => id !== ''));
    });
  }, [desk, wanted]);
  return wanted ? microphones : none;
}
