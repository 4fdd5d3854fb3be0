import type { Archive, ArchiveEvent } from '@nevisa/drafts';
import { dictationMachine, type RecordingCommand, type RecordingInput } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { createEnginePort } from './createEnginePort.ts';
import type { DictatedDocuments, DictationPorts } from './dictationPorts.ts';
import type { ListeningSettings } from './listeningSettings.ts';
import { readMonotonicClock } from './readMonotonicClock.ts';

export type Dictation = ActorRefFrom<typeof dictationMachine>;

export interface DictationParts extends DictatedDocuments {
  ports: DictationPorts;
  settings: ListeningSettings;
  /** Receives the archive of each recording. */
  onArchive: (documentId: string, archive: Archive) => void;
  /** Receives what the device says of the recordings of a document, also after their end. */
  reportSound: (documentId: string, event: ArchiveEvent) => void;
  /** Ends the writing of recordings. */
  signal: AbortSignal;
}

/** Creates the dictation machine with its microphone, engine, archive, locks and network. */
export function createDictation({
  ports,
  settings,
  findDraft,
  findEngine,
  onArchive,
  reportSound,
  signal,
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
      runEngine: createEnginePort({ ports, settings, findDraft, findEngine }),
      recordArchive: fromCallback<RecordingCommand, RecordingInput>(
        ({ input: { documentId, microphone }, receive }) => {
          const stream = microphone?.stream ?? null;
          if (stream === null) {
            return undefined;
          }
          const draft = findDraft(documentId);
          const report = (event: ArchiveEvent) => reportSound(documentId, event);
          const archive = ports.recordArchive({ stream, draft, report, signal });
          onArchive(documentId, archive);
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
