import type { Microphone, MicrophoneEvent } from '@nevisa/speech/types';

export interface WatchedMicrophone extends Microphone {
  /** Reports an event of the device. */
  tell: (event: MicrophoneEvent) => void;
}

export function pretendMicrophone(close: () => void, label = 'pretend'): WatchedMicrophone {
  let report: ((event: MicrophoneEvent) => void) | null = null;
  return {
    id: label,
    label,
    stream: null,
    watch(listener) {
      report = listener;
      return () => {
        report = null;
      };
    },
    tell: (event) => report?.(event),
    close,
  };
}
