import type { Backend } from '@nevisa/mocks/backend';
import { createFakePorts } from './createFakePorts.ts';
import { editorIds } from './editorSteps.ts';
import { openHistory } from './historySteps.ts';

const id = editorIds.shopping;

/** A text that was dictated on this device and saved; the server does not have its sound. */
const dictated = {
  documentId: `document-of-${id}`,
  changedAt: Date.now(),
  entries: [
    { kind: 'queued', pieceId: 'r1' },
    { kind: 'saved', saved: { historyId: id, revision: 1 } },
  ],
  slices: [0, 1].map((index) => ({
    recordingId: 'r1',
    index,
    bytes: new Uint8Array(600_000).buffer,
    mimeType: 'audio/webm;codecs=opus',
    duration: 20_000,
  })),
};

/**
 * Sara at her history, or at the opened text, with the sound of this text on the device.
 *
 * @param prepare what is wrong with the server
 */
export function openWithSound(prepare: (backend: Backend) => void, query = '') {
  const { app } = openHistory(query, (backend) => {
    backend.fillHistory('sara');
    const text = backend.account('sara').conversations.find((one) => one.id === id);
    if (text !== undefined) {
      text.has_audio = false;
    }
    prepare(backend);
  });
  return { app: { ...app, dictationPorts: () => createFakePorts({ kept: [dictated] }) } };
}

/** The query of the opened text. */
export const textWithSound = `?id=${id}`;
