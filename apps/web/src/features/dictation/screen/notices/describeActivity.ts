import { addedText } from '../../../../shared/text/addedText.ts';
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
  'microphone-refused': addedText.notReady,
  'microphone-lost': liveText.stopped,
  'engine-refused': addedText.notReady,
  busy: addedText.notReady,
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

type ActivityFacts = Pick<LiveDictation, 'phase' | 'heard' | 'engine'> & {
  choice: Pick<LiveDictation['choice'], 'engine'>;
};

/** What dictation does at present, in a few words. */
export function describeActivity({ phase, heard, engine, choice }: ActivityFacts): string {
  if (heard !== null) {
    return inputText[heard] ?? describeListening(phase, choice.engine);
  }
  if (engine === 'ready') {
    return phaseText[phase];
  }
  return engine === 'loading' ? addedText.preparing : addedText.notReady;
}

/** Without a network the engine of the browser recognises nothing. */
function describeListening(phase: DictationPhase, engine: ActivityFacts['choice']['engine']) {
  return phase === 'offline' && engine === 'browser' ? liveText.connecting : phaseText[phase];
}
