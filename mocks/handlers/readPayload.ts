import type { AnyCall } from '@nevisa/api';
import * as v from 'valibot';
import { readPathFields } from './callPath.ts';
import { Refusal, refuse } from '../rules/refusal.ts';

const wrong = 'مقدار این فیلد درست نیست.';

/**
 * Reads and validates the payload of a call: the query of a GET, otherwise the JSON
 * or multipart body, undefined without a body. The payload in the contract is the whole body: a
 * missing field, one of another type, and one that the contract does not name are refused.
 *
 * @throws Refusal 400 with the invalid fields
 */
export async function readPayload(call: AnyCall, request: Request): Promise<unknown> {
  const sent = call.method === 'GET' ? readQuery(call, request) : await readBody(request);
  // An array is an object for a schema without fields.
  if (Array.isArray(sent)) {
    throw new Refusal(400, { non_field_errors: [wrong] });
  }
  const result = v.safeParse(call.payload, sent);
  if (!result.success) {
    throw new Refusal(400, fieldErrors(result.issues));
  }
  const unknown = findUnknown(sent, result.output);
  if (unknown.length > 0) {
    throw new Refusal(
      400,
      Object.fromEntries(unknown.map((field) => [field, ['این فیلد شناخته‌شده نیست.']])),
    );
  }
  return result.output;
}

// The schemas of the contract leave out what they do not name, so that it shows by its absence.
function findUnknown(sent: unknown, known: unknown, path = ''): string[] {
  if (typeof sent !== 'object' || typeof known !== 'object' || sent === null || known === null) {
    return [];
  }
  const fields = new Map(Object.entries(known));
  return Object.entries(sent).flatMap(([name, value]) =>
    fields.has(name) ? findUnknown(value, fields.get(name), `${path}${name}.`) : [`${path}${name}`],
  );
}

// An address without a query says nothing, or leaves out every field.
function readQuery(call: AnyCall, request: Request): Record<string, string> | undefined {
  const address = new URL(request.url);
  const { searchParams } = address;
  return searchParams.size === 0 && v.is(call.payload, undefined)
    ? undefined
    : { ...Object.fromEntries(searchParams), ...readPathFields(call.path, address) };
}

async function readBody(request: Request): Promise<unknown> {
  return request.headers.get('Content-Type')?.startsWith('multipart/form-data') === true
    ? Object.fromEntries(await request.formData())
    : parse(await request.text());
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw refuse('parse_error', 'متن درخواست خوانده نشد.');
  }
}

function fieldErrors(issues: readonly v.GenericIssue[]): Record<string, string[]> {
  return Object.fromEntries(
    issues.map((issue) => {
      const field = v.getDotPath(issue) ?? 'non_field_errors';
      return [field, [issue.received === 'undefined' ? 'این فیلد لازم است.' : wrong]];
    }),
  );
}
