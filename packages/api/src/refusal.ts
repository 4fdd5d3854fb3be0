import type { AnswerBody } from './answerBody.ts';
import { listErrorTexts } from './listErrorTexts.ts';
import type { Failure } from './failures.ts';
import { readRetryAfter } from './retryAfter.ts';

/** The failure of an answer whose status is no success. */
export function toRefusal(response: Response, { text, html, json }: AnswerBody): Failure {
  const { status } = response;
  const readable = json === null ? (status < 500 && !html ? text : '') : json.value;
  const texts = html ? [] : listErrorTexts(readable);
  if (status >= 500 && texts.length === 0) {
    return { kind: 'server', status };
  }
  return {
    kind: 'refused',
    status,
    texts,
    code: readCode(json?.value),
    retryAfter: readRetryAfter(response.headers),
    ...readCurrent(json?.value),
    ...(status === 409 && readDetails(json?.value)),
    ...(status === 400 && !html && readFields(json?.value)),
  };
}

/** The machine code of a refusal. Where `code` is a field of the payload, its errors are a list, and the machine code is `error_code`. */
export function readCode(body: unknown): string | null {
  const { code, error_code: other }: { code?: unknown; error_code?: unknown } = toFields(body);
  return [code, other].find((one) => typeof one === 'string') ?? null;
}

function readDetails(body: unknown): { details?: Readonly<Record<string, unknown>> } {
  const { detail: _detail, code: _code, current: _current, ...details } = toFields(body);
  return Object.keys(details).length === 0 ? {} : { details };
}

function toFields(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function readCurrent(body: unknown): { current?: unknown } {
  return typeof body === 'object' && body !== null && 'current' in body
    ? { current: body.current }
    : {};
}

const ofNoField: ReadonlySet<string> = new Set(['detail', 'error_code', 'non_field_errors']);

function readFields(body: unknown): Pick<Extract<Failure, { kind: 'refused' }>, 'fields'> {
  const fields = Object.entries(toFields(body))
    .slice(0, mostFields)
    .filter(([name, value]) => !ofNoField.has(name) && !(name === 'code' && !Array.isArray(value)))
    .map(([name, value]) => [name, listErrorTexts(value)] as const);
  return fields.length === 0 || Array.isArray(body) ? {} : { fields: Object.fromEntries(fields) };
}

/** The most fields of a form whose sentences are read. */
const mostFields = 50;
