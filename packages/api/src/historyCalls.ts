import * as v from 'valibot';
import { defineCall, type Call } from './defineCall.ts';
import {
  audioLinkSchema,
  bulkAnswerSchema,
  conversationSchema,
  historyPageSchema,
  patchedSchema,
  peaksSchema,
  savedConversationSchema,
  segmentWordsSchema,
  soundReceivedSchema,
  versionPageSchema,
  wholeConversationSchema,
  wholeVersionSchema,
} from './history.ts';
import {
  conversationChangeSchema,
  historyQuerySchema,
  idQuerySchema,
  idsSchema,
  newConversationSchema,
  patchSchema,
  restoreVersionSchema,
  soundPartSchema,
  versionQuerySchema,
  versionsQuerySchema,
  wholeQuerySchema,
  wordsQuerySchema,
} from './historyPayloads.ts';
import { nothingSchema } from './schemas.ts';

/** The calls of the history, in the order of the contract's section 4 (ADR-0056). */
export const historyCalls = {
  listHistory: history('GET', 'retrieve_all', historyQuerySchema, historyPageSchema),
  retrieveHistory: history('GET', 'retrieve', wholeQuerySchema, wholeConversationSchema),
  retrieveHistoryWords: history('GET', 'words', wordsQuerySchema, segmentWordsSchema),
  patchHistory: history('PUT', 'patch', patchSchema, patchedSchema),
  createHistory: history('POST', 'create', newConversationSchema, savedConversationSchema),
  updateHistory: history('PUT', 'update', conversationChangeSchema, savedConversationSchema),
  deleteHistory: history('PUT', 'delete', idsSchema, bulkAnswerSchema),
  restoreHistory: history('PUT', 'restore', idsSchema, bulkAnswerSchema),
  deleteHistoryForever: history('PUT', 'delete_forever', idsSchema, bulkAnswerSchema),
  deleteAllHistory: history('PUT', 'delete_all', v.void(), nothingSchema),
  /** Sent as multipart. A part at another offset than `received` is not taken, and answered all the same. */
  uploadHistoryAudio: history('POST', 'upload_audio', soundPartSchema, soundReceivedSchema),
  getHistoryAudioLink: history('GET', 'audio_link', idQuerySchema, audioLinkSchema),
  getHistoryPeaks: history('GET', 'peaks', idQuerySchema, peaksSchema),
  retryHistory: history('POST', 'retry', idQuerySchema, conversationSchema),
  listHistoryVersions: history('GET', 'versions', versionsQuerySchema, versionPageSchema),
  retrieveHistoryVersion: history('GET', 'version', versionQuerySchema, wholeVersionSchema),
  restoreHistoryVersion: history(
    'PUT',
    'restore_version',
    restoreVersionSchema,
    savedConversationSchema,
  ),
} as const;

function history<Payload extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: Call<Payload, Answer>['method'],
  verb: string,
  payload: Payload,
  answer: Answer,
): Call<Payload, Answer> {
  return defineCall(method, `/nevisa/history/${verb}`, 'signed-in', payload, answer, 'own');
}
