import type * as v from 'valibot';
import { defineCall, type Call } from '../defineCall.ts';
import {
  filePartSchema,
  fileProgressSchema,
  knownFileQuerySchema,
  knownFileSchema,
  receivedFileSchema,
  receivedQuerySchema,
  taskQuerySchema,
  terminatedSchema,
  terminateSchema,
} from './files.ts';

/** The rows of `fileCalls`, without the code that sends them. */
export const fileRows = {
  /**
   * Sent as multipart. A part at another offset than `received` is not taken: it is answered with
   * `received`, or refused with 409 `wrong_offset` and `received` in `details`.
   */
  sendFilePart: file('POST', '/recognize-file', filePartSchema, receivedFileSchema),
  /** An unknown `client_id` has 0 bytes and no task. */
  retrieveReceivedFile: file('GET', '/recognize-file', receivedQuerySchema, receivedFileSchema),
  findKnownFile: file('GET', '/recognize-file/known', knownFileQuerySchema, knownFileSchema),
  /** 404 for a task that the server does not know any more. */
  retrieveFileProgress: file(
    'GET',
    '/celery-progress/:task_id/',
    taskQuerySchema,
    fileProgressSchema,
  ),
  terminateFileTask: file('POST', '/file/terminate-task', terminateSchema, terminatedSchema),
} as const;

function file<Payload extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: Call<Payload, Answer>['method'],
  path: string,
  payload: Payload,
  answer: Answer,
): Call<Payload, Answer> {
  return defineCall(method, path, 'signed-in', payload, answer, 'own');
}
