import { Facts } from '@nevisa/ui';
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

/** The state of dictation and its engine. `Announcements` announces the changes. */
export function LiveStatus({
  phase,
  heard,
  choice,
}: Pick<LiveDictation, 'phase' | 'heard' | 'choice'>) {
  return (
    <Facts
      facts={[
        {
          label: liveText.title,
          value: (heard !== null && inputText[heard]) || phaseText[phase],
          quiet: true,
        },
        {
          label: liveText.engine,
          value: choice.engine === 'service' ? liveText.engineServer : liveText.engineBrowser,
          quiet: true,
          optional: true,
        },
      ]}
    />
  );
}
