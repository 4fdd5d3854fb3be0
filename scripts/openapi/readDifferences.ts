import { type AnySchemaObject, type ErrorObject, Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import type { AnyCall } from '../../packages/api/src/defineCall.ts';
import { type CallName, fullContract } from '../../packages/api/src/fullContract.ts';
import {
  type AnsweredRefusal,
  findUndeclared,
  listUndeclaredFailures,
} from '../../packages/api/src/refusals/findUndeclared.ts';
import type { Recording } from './recordAnswers.ts';
import { toSchema } from './toSchema.ts';

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  formats: { date: day, 'date-time': moment, binary: true },
});

/** What of a recorded call differs from its description, a sentence each; empty when nothing does. */
export function readDifferences(
  name: string,
  { payload, status, answer }: Pick<Recording, 'payload' | 'status' | 'answer'>,
): string[] {
  const call = (fullContract as Readonly<Record<string, AnyCall>>)[name];
  if (call === undefined) {
    return [`${name}: no such call`];
  }
  if (status < 200 || status > 299) {
    return [`${name}: answered ${status}`];
  }
  return [
    ...(payload === undefined
      ? []
      : listDifferences(call.payload, payload, `${name}: the request`)),
    ...(call.format === 'text' || isNothing(call, answer)
      ? []
      : listDifferences(call.answer, answer, `${name}: the answer`)),
    ...listUndeclaredFailures(name as CallName, answer).map(
      (code) => `${name}: the answer has the undeclared code ${code}`,
    ),
  ];
}

/** Whether there is no body where a call may be answered without one. */
function isNothing({ answer }: AnyCall, body: unknown): boolean {
  return body === undefined && v.is(answer, undefined);
}

/** What of a recorded refusal the description of its call does not declare; empty when it declares all. */
export function readUndeclared(name: CallName, refusal: AnsweredRefusal): string[] {
  const undeclared = findUndeclared(name, refusal);
  return undeclared === null ? [] : [`${name}: ${undeclared}`];
}

function listDifferences(schema: AnyCall['answer'], value: unknown, where: string): string[] {
  const described = toSchema(schema);
  if (Object.keys(described).length === 0) {
    return [];
  }
  const validate = ajv.compile(described as AnySchemaObject);
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => describeDifference(where, error));
}

function describeDifference(
  where: string,
  { instancePath, message = 'differs' }: ErrorObject,
): string {
  return `${where} at ${instancePath === '' ? '/' : instancePath} ${message}`;
}
