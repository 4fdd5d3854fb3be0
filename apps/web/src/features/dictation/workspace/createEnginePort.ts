import type { Draft } from '@nevisa/drafts';
import type { RecordingCommand, RecordingInput } from '@nevisa/machines';
import type { Recording } from '@nevisa/speech/types';
import { fromCallback } from 'xstate';
import type { DictatedDocuments, DictationPorts, EngineId } from './dictationPorts.ts';
import type { ListeningSettings } from './listeningSettings.ts';

export interface EnginePortParts extends Pick<DictatedDocuments, 'findEngine'> {
  ports: Pick<DictationPorts, 'engines'>;
  settings: Pick<ListeningSettings, 'read'>;
  /** The draft in which the audio of a document is stored. */
  findDraft: (documentId: string) => Pick<Draft, 'unsent'>;
}

/** The port `runEngine` of `dictationMachine`. */
export function createEnginePort({ ports, settings, findDraft, findEngine }: EnginePortParts) {
  /**
   * Whether nothing can be asked for: the browser has no sound of what its engine has missed, and the
   * service, which has none either, would call that complete.
   */
  async function isLost(documentId: string): Promise<boolean> {
    return (await findDraft(documentId).unsent.range('throw')) === null;
  }

  return fromCallback<RecordingCommand, RecordingInput>(({ input, sendBack, receive }) => {
    const { documentId, microphone } = input;
    let recording: Recording | null = null;
    let isEnded = false;
    const begin = (id: EngineId) => {
      recording = ports.engines[id].engine.record({ ...input, report: sendBack });
    };
    receive(({ type }) => recording?.[recordingMethods[type]]());
    if (microphone !== null) {
      begin(settings.read().engine);
    } else if (findEngine(documentId) === 'browser') {
      isLost(documentId)
        .then((lost) => {
          if (!isEnded && lost) {
            sendBack({ type: 'engine.stopped', complete: false });
          } else if (!isEnded) {
            begin('service');
          }
        })
        .catch(() => sendBack({ type: 'engine.lost', retryAfter: null }));
    } else {
      // Audio that was recorded for the service is sent to it, also after another engine was chosen.
      begin('service');
    }
    return () => {
      isEnded = true;
      recording?.close();
    };
  });
}

const recordingMethods = {
  'recording.paused': 'pause',
  'recording.resumed': 'resume',
  'recording.finalized': 'finalize',
  'recording.stopped': 'stop',
  'recording.reconnected': 'reconnect',
} as const satisfies Record<RecordingCommand['type'], keyof Recording>;
