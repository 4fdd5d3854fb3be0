import * as v from 'valibot';
import { defineCall, type Call } from '../defineCall.ts';

/** A call of administration, which the server refuses to everyone who is not staff (403 `forbidden`). */
export function defineStaffCall<Payload extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: Call<Payload, Answer>['method'],
  path: string,
  payload: Payload,
  answer: Answer,
): Call<Payload, Answer> {
  return defineCall(method, path, 'staff', payload, answer, 'own');
}

/** A call of administration that answers with a file of text, e.g. CSV. */
export function defineTextCall<Payload extends v.GenericSchema>(
  path: string,
  payload: Payload,
): Call<Payload, typeof fileText> {
  return { ...defineStaffCall('GET', path, payload, fileText), format: 'text' };
}

const fileText = v.pipe(v.string(), v.minLength(1));
