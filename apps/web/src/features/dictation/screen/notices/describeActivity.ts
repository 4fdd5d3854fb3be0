import { liveText } from '../../../../shared/text/liveText.ts';
import type { DictationPhase, HeardState, LiveDictation } from '../hooks/useDictation.ts';

const phaseText: Record<DictationPhase, string> = {
  idle: liveText.idle,
  asking: liveText.requestingMic,
  connecting: liveText.connecting,
  live: liveText.listening,
  reconnecting: liveText.connecting,
  offline: liveText.listening,
  finalizing: liveText.finalizing,
  stopped: liveText.stopped,
  'uploading-rest': liveText.finalizing,
  'microphone-refused': liveText.idle,
  'microphone-lost': liveText.stopped,
  'engine-refused': liveText.idle,
  busy: liveText.idle,
  idled: liveText.stopped,
};

const inputText: Record<HeardState, string | null> = {
  paused: liveText.paused,
  suspended: liveText.silence,
  hearing: null,
  faint: null,
  clipping: null,
  silent: liveText.silence,
  muted: liveText.silence,
};

/** What dictation does at present, in a few words. */
export function describeActivity({ phase, heard }: Pick<LiveDictation, 'phase' | 'heard'>): string {
  return (heard !== null && inputText[heard]) || phaseText[phase];
}
