import type { HttpHandler } from 'msw';
import { answerCaller } from './answer.ts';
import type { Backend } from '../backend.ts';
import { createHistorySoundHandler } from './historySound.ts';

/** The calls that a rule answers from the caller and the payload alone. */
const plain = [
  'listHistory',
  'retrieveHistory',
  'retrieveHistoryWords',
  'patchHistory',
  'updateHistory',
  'deleteHistory',
  'restoreHistory',
  'deleteHistoryForever',
  'deleteAllHistory',
  'uploadHistoryAudio',
  'getHistoryPeaks',
  'retryHistory',
  'listHistoryVersions',
  'retrieveHistoryVersion',
  'restoreHistoryVersion',
  'getUsageSummary',
] as const;

/** Saved conversations, their sounds, and the use that they sum up to. */
export function createHistoryHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(
      backend,
      'createHistory',
      (caller, payload) => backend.createHistory(caller, payload),
      201,
    ),
    answerCaller(backend, 'getHistoryAudioLink', (caller, payload, request) =>
      backend.getHistoryAudioLink(caller, payload, new URL(request.url).origin),
    ),
    ...plain.map((name) =>
      answerCaller(backend, name, (caller, payload) =>
        (backend[name] as (caller: unknown, payload: unknown) => unknown)(caller, payload),
      ),
    ),
    createHistorySoundHandler(backend),
  ];
}
