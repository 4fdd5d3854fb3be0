import * as v from 'valibot';
import { call, type Call } from '../call.ts';

/** A call of administration, which the server refuses to everyone who is not staff (403 `forbidden`). */
export function staffCall<Payload extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: Call<Payload, Answer>['method'],
  path: string,
  payload: Payload,
  answer: Answer,
): Call<Payload, Answer> {
  return call(method, path, 'staff', payload, answer, 'own');
}

/** A call of administration that answers with a file of text, e.g. CSV. */
export function textCall<Payload extends v.GenericSchema>(
  path: string,
  payload: Payload,
): Call<Payload, typeof fileText> {
  return { ...staffCall('GET', path, payload, fileText), format: 'text' };
}

const fileText = v.pipe(v.string(), v.minLength(1));
