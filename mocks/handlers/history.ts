import type { Conversation, WholeConversation } from '@nevisa/api/types';
import type { HttpHandler } from 'msw';
import { answerCaller } from './answer.ts';
import type { Backend } from '../backend.ts';
import { createHistorySoundHandler } from './historySound.ts';
import { withoutText } from '../rules/historyText.ts';
import { Repeated } from '../rules/repeated.ts';

/** The calls that a rule answers from the caller and the payload alone. */
const plain = [
  'listHistory',
  'retrieveHistory',
  'retrieveHistoryWords',
  'patchHistory',
  'deleteHistory',
  'restoreHistory',
  'deleteHistoryForever',
  'deleteAllHistory',
  'uploadHistoryAudio',
  'getHistoryPeaks',
  'retryHistory',
  'listHistoryVersions',
  'retrieveHistoryVersion',
  'getUsageSummary',
] as const;

/** The calls that change a whole text; their answer has no text, as the contract says. */
const saving = ['updateHistory', 'restoreHistoryVersion'] as const;

/** Saved conversations, their sounds, and the use that they sum up to. */
export function createHistoryHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(
      backend,
      'createHistory',
      (caller, payload) => shorten(backend.createHistory(caller, payload)),
      201,
    ),
    ...saving.map((name) =>
      answerCaller(backend, name, (caller, payload) =>
        withoutText(
          (backend[name] as (caller: unknown, payload: unknown) => WholeConversation)(
            caller,
            payload,
          ),
        ),
      ),
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

function shorten(answer: WholeConversation | Repeated): Conversation | Repeated {
  return answer instanceof Repeated
    ? new Repeated(withoutText(answer.answer as WholeConversation))
    : withoutText(answer);
}
