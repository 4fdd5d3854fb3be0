import { useEffect, useState } from 'react';
import type { Desk } from '../../desk/createDesk.ts';
import type { MicrophoneChoice } from '../../desk/deskPorts.ts';

const none: readonly MicrophoneChoice[] = [];

/** The microphones that can be chosen, as they come and go; asked for only while they are `wanted`. */
export function useMicrophones(desk: Desk, wanted: boolean): readonly MicrophoneChoice[] {
  const [microphones, setMicrophones] = useState(none);
  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    let isOver = false;
    const look = () => {
      desk.microphones.list().then(
        (found) => {
          if (!isOver) {
            setMicrophones(found);
          }
        },
        () => undefined,
      );
    };
    const stop = desk.microphones.watch(look);
    look();
    return () => {
      isOver = true;
      stop();
    };
  }, [desk, wanted]);
  return wanted ? microphones : none;
}
