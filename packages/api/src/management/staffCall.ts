import type * as v from 'valibot';
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
