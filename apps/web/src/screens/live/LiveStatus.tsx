import { LiveRegion } from '@nevisa/ui';
import { liveText } from '../../text/liveText.ts';
import type { DictationPhase } from './useDictation.ts';

const statusOf: Record<DictationPhase, string> = {
  idle: liveText.idle,
  asking: liveText.requestingMic,
  connecting: liveText.connecting,
  live: liveText.listening,
  finalizing: liveText.finalizing,
  stopped: liveText.stopped,
  'microphone-refused': liveText.idle,
  'connection-lost': liveText.stopped,
  'engine-refused': liveText.idle,
};

/** What is happening, in two words; read out politely when it changes. */
export function LiveStatus({ phase }: { phase: DictationPhase }) {
  return <LiveRegion>{statusOf[phase]}</LiveRegion>;
}
