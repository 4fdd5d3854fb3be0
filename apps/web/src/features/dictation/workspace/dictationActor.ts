import { dictationMachine, type RecordingCommand, type RecordingInput } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Recording } from '@nevisa/speech/types';
import type { Draft } from '@nevisa/drafts';
import type { DeskPorts } from './deskPorts.ts';
import type { ListeningSettings } from './listeningSettings.ts';

export type Dictation = ActorRefFrom<typeof dictationMachine>;

/** Makes the machine of dictation with its real microphone, engine, archive, lock and screen. */
export function createDictation({
  ports,
  settings,
  draftOf,
}: {
  ports: DeskPorts;
  settings: ListeningSettings;
  /** Where the sound of a document is kept. */
  draftOf: (documentId: string) => Draft;
}): Dictation {
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
        // What was recorded for the service is the service's, whoever listens by now.
        const id = input.microphone === null ? 'service' : settings.read().engine;
        const { engine } = ports.engines[id];
        const recording = engine.record({ ...input, report: sendBack });
        receive(({ type }) => {
          obey(recording, type);
        });
        return () => {
          recording.close();
        };
      }),
      recordArchive: fromCallback<RecordingCommand, RecordingInput>(
        ({ input, sendBack, receive }) => {
          const stream = input.microphone?.stream ?? null;
          if (stream === null) {
            return undefined;
          }
          const draft = draftOf(input.documentId);
          const { signal } = new AbortController();
          const archive = ports.recordArchive({ stream, draft, report: sendBack, signal });
          receive(({ type }) => {
            if (type === 'recording.paused') {
              archive.pause();
            } else if (type === 'recording.resumed') {
              archive.resume();
            }
          });
          return () => {
            void archive.stop();
          };
        },
      ),
      holdTab: fromCallback(({ input, sendBack }) => ports.holdTab(input.takeOver, sendBack)),
      keepAwake: fromCallback(() => ports.keepAwake()),
      watchNetwork: fromCallback(({ sendBack }) => {
        const tell = () => {
          sendBack({ type: 'network.returned' });
        };
        window.addEventListener('online', tell);
        return () => {
          window.removeEventListener('online', tell);
        };
      }),
    },
  });
  return createActor(machine, {
    input: {
      newId: () => crypto.randomUUID(),
      microphoneId: settings.read().microphoneId,
    },
  });
}

function obey(recording: Recording, command: RecordingCommand['type']): void {
  switch (command) {
    case 'recording.paused':
      recording.pause();
      return;
    case 'recording.resumed':
      recording.resume();
      return;
    case 'recording.finalized':
      recording.finalize();
      return;
    case 'recording.stopped':
      recording.stop();
      return;
    case 'recording.reconnected':
      recording.reconnect();
  }
}
