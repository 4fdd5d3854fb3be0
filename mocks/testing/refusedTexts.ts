import type { Id } from '@nevisa/api/types';
import type { Backend } from '../backend.ts';
import type { RefusedCalls } from './refusedCalls.ts';
import { onlyPart } from './filePayloads.ts';
import { jobTimes } from '../rules/historyJobs.ts';
import { failedId, heardId, savedId } from './savedIds.ts';

const day = 24 * 3_600_000;
const unknown = { not_found: () => ({ id: 'unknown' }) };

function stopSaving(backend: Backend): void {
  backend.setConfig(backend.account('sara'), { save_transcriptions: false });
}

function moveToTrash(backend: Backend, id: Id = savedId): void {
  backend.deleteHistory(backend.account('sara'), { ids: [id] });
}

/** Begins the conversion of a text anew, and names the text as it is then. */
function convertAgain(backend: Backend): { id: Id; revision: number } {
  const sara = backend.account('sara');
  backend.retryHistory(sara, { id: failedId });
  return { id: failedId, revision: backend.retrieveHistory(sara, { id: failedId }).revision };
}

function endSound(backend: Backend): void {
  const { conversations } = backend.account('sara');
  const heard = conversations.find(({ id }) => id === heardId);
  Object.assign(heard ?? {}, { audio_expires_at: '2026-11-01T00:00:00Z' });
}

/** A file whose conversion has failed, and which is not kept any more. */
async function forgetFile(backend: Backend): Promise<object> {
  const sara = backend.account('sara');
  backend.setConfig(sara, { preferences: { keep_audio_days: 7 } });
  backend.fileFaults.failing = 'server';
  const { signal } = new AbortController();
  const { conversation_id: id } = await backend.sendFilePart(sara, onlyPart, { signal });
  for (const step of [jobTimes.waiting, jobTimes.working, 8 * day]) {
    backend.clock.advance(step);
    backend.settleJobs(sara);
  }
  return { id };
}

const changing = {
  ...unknown,
  saving_off: stopSaving,
  in_trash: (backend: Backend) => moveToTrash(backend),
  revision_conflict: () => ({ revision: 99 }),
  not_ready: convertAgain,
};
const sound = { ...unknown, no_audio: () => ({ id: savedId }), audio_expired: endSound };

/** What makes the mock server refuse the calls of the history. */
export const refusedTexts: RefusedCalls = {
  retrieveHistory: unknown,
  retrieveHistoryWords: unknown,
  patchHistory: {
    ...changing,
    not_ready: (backend) => ({
      ...convertAgain(backend),
      changes: [{ op: 'remove', segment_id: 'first' }],
    }),
  },
  createHistory: { saving_off: stopSaving },
  updateHistory: changing,
  uploadHistoryAudio: {
    ...unknown,
    saving_off: stopSaving,
    in_trash: (backend) => moveToTrash(backend),
    has_audio: () => ({ id: heardId }),
    too_large: (backend) => {
      backend.soundFaults.longestPart = 0;
    },
    unsupported_format: () => ({ audio: new Blob(['x'], { type: 'text/plain' }) }),
  },
  getHistoryAudioLink: sound,
  getHistoryPeaks: sound,
  retryHistory: {
    ...unknown,
    in_trash: (backend) => moveToTrash(backend, failedId),
    not_failed: () => ({ id: heardId }),
    file_gone: forgetFile,
  },
  listHistoryVersions: unknown,
  retrieveHistoryVersion: unknown,
  restoreHistoryVersion: changing,
};
