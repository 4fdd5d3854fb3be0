import type { Archive, Draft } from '@nevisa/drafts';
import { dictationMachine, type RecordingCommand, type RecordingInput } from '@nevisa/machines';
import type { Recording } from '@nevisa/speech/types';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { DictationPorts } from './dictationPorts.ts';
import type { ListeningSettings } from './listeningSettings.ts';
import { readMonotonicClock } from './readMonotonicClock.ts';

export type Dictation = ActorRefFrom<typeof dictationMachine>;

export interface DictationParts {
  ports: DictationPorts;
  settings: ListeningSettings;
  /** The draft in which the audio of a document is stored. */
  findDraft: (documentId: string) => Draft;
  /** Receives the archive of each recording. */
  onArchive: (documentId: string, archive: Archive) => void;
}

/** Creates the dictation machine with its microphone, engine, archive, locks and network. */
export function createDictation({
  ports,
  settings,
  findDraft,
  onArchive,
}: DictationParts): Dictation {
  const machine = dictationMachine.provide({
    delays: ports.delays ?? {},
    actors: {
      openMicrophone: fromPromise(async ({ input, signal }) => {
        const outcome = await ports.openMicrophone(input.id);
        if (signal.aborted && outcome.ok) {
          outcome.microphone.close();
        }
        return outcome;
      }),
      runEngine: fromCallback<RecordingCommand, RecordingInput>(({ input, sendBack, receive }) => {
        // Audio that was recorded for the service is sent to it, also after another engine was chosen.
        const id = input.microphone === null ? 'service' : settings.read().engine;
        const recording = ports.engines[id].engine.record({ ...input, report: sendBack });
        receive(({ type }) => recording[recordingMethods[type]]());
        return () => recording.close();
      }),
      recordArchive: fromCallback<RecordingCommand, RecordingInput>(
        ({ input, sendBack, receive }) => {
          const stream = input.microphone?.stream ?? null;
          if (stream === null) {
            return undefined;
          }
          const draft = findDraft(input.documentId);
          const { signal } = new AbortController();
          const archive = ports.recordArchive({ stream, draft, report: sendBack, signal });
          onArchive(input.documentId, archive);
          receive(({ type }) => {
            if (type === 'recording.paused') {
              archive.pause();
            } else if (type === 'recording.resumed') {
              archive.resume();
            }
          });
          return () => void archive.stop();
        },
      ),
      holdTab: fromCallback(({ input, sendBack }) => ports.holdTab(input.takeOver, sendBack)),
      keepAwake: fromCallback(() => ports.keepAwake()),
      watchNetwork: fromCallback(({ sendBack }) => {
        const report = () => sendBack({ type: 'network.returned' });
        window.addEventListener('online', report);
        return () => window.removeEventListener('online', report);
      }),
    },
  });
  const { microphoneId } = settings.read();
  return createActor(machine, {
    input: { newId: () => crypto.randomUUID(), microphoneId, now: readMonotonicClock },
  });
}

const recordingMethods = {
  'recording.paused': 'pause',
  'recording.resumed': 'resume',
  'recording.finalized': 'finalize',
  'recording.stopped': 'stop',
  'recording.reconnected': 'reconnect',
} as const satisfies Record<RecordingCommand['type'], keyof Recording>;
