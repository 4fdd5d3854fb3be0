import type * as v from 'valibot';

/** Who may make a call: anyone, a signed-in user, or staff. */
export type Access = 'public' | 'signed-in' | 'staff';

/**
 * One call of the server: address, access, and the schemas of payload and answer. A part of
 * `path` that begins with a colon is a field of the payload, e.g. `/tasks/:id`.
 */
export interface Call<Payload extends v.GenericSchema, Answer extends v.GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly access: Access;
  /** `specification` = a call of section 7; `own` = a call of this project, for a screen without specified calls. */
  readonly source: 'specification' | 'own';
  readonly payload: Payload;
  readonly answer: Answer;
  /** `text`: the body is a file, and not JSON. */
  readonly format?: 'text';
}

export type AnyCall = Call<v.GenericSchema, v.GenericSchema>;
export type CallTable = Readonly<Record<string, AnyCall>>;
export type PayloadOf<C extends AnyCall> = v.InferOutput<C['payload']>;
export type AnswerOf<C extends AnyCall> = v.InferOutput<C['answer']>;

/** Makes a row of the contract: `call('POST', '/path', 'public', payload, answer)`. */
export function defineCall<Payload extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: Call<Payload, Answer>['method'],
  path: string,
  access: Access,
  payload: Payload,
  answer: Answer,
  source: Call<Payload, Answer>['source'] = 'specification',
): Call<Payload, Answer> {
  return { method, path, access, source, payload, answer };
}
