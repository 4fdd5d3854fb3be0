import * as v from 'valibot';
import type { AnyCall } from '../defineCall.ts';
import { type CallName, fullContract } from '../fullContract.ts';
import { callRefusals, type Refusals } from './callRefusals.ts';
import { type RefusalCode, refusalCodes } from './refusalCodes.ts';

/** One refusal that a call may answer. */
export interface DeclaredRefusal {
  readonly status: number;
  /** Null for a 400 that names invalid fields and nothing else. */
  readonly code: RefusalCode | null;
  readonly body: v.GenericSchema;
}

/** All refusals of a call: those of its payload, its access, its own rules, and of too many calls. */
export function listRefusals(name: CallName): DeclaredRefusal[] {
  const { method, access }: AnyCall = fullContract[name];
  const codes: Refusals = {
    ...(method !== 'GET' && { parse_error: {} }),
    ...(access !== 'public' && { invalid_token: {} }),
    ...(access === 'staff' && { forbidden: {} }),
    ...callRefusals[name],
    throttled: {},
  };
  return [
    { status: 400, code: null, body: fieldErrorsSchema },
    ...(Object.entries(codes) as [RefusalCode, v.ObjectEntries][]).map(([code, fields]) => ({
      status: refusalCodes[code][0],
      code,
      body: toBody(code, fields),
    })),
  ];
}

const texts = v.pipe(v.array(v.string()), v.minLength(1));

/** Texts by the field that they are about. A field inside of another has a path, e.g. `segments.0.end`. */
export const fieldErrorsSchema = v.record(v.string(), texts);

function toBody(code: RefusalCode, fields: v.ObjectEntries): v.GenericSchema {
  return refusalCodes[code][0] === 400 && code !== 'parse_error'
    ? v.objectWithRest({ error_code: v.literal(code) }, texts)
    : v.object({ detail: v.string(), code: v.literal(code), ...fields });
}
