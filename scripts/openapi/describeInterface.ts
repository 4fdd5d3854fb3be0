import type { AnyCall } from '../../packages/api/src/defineCall.ts';
import { type CallName, fullContract } from '../../packages/api/src/fullContract.ts';
import { failedCodes } from '../../packages/api/src/refusals/callRefusals.ts';
import { fieldErrorsSchema } from '../../packages/api/src/refusals/listRefusals.ts';
import { refusalCodes } from '../../packages/api/src/refusals/refusalCodes.ts';
import { cut } from './cut.ts';
import { describeCommonRefusals, describeRefusals } from './describeRefusals.ts';
import type { RecordedRefusal } from './recordRefusals.ts';
import type { Recording } from './recordAnswers.ts';
import { describeRequest } from './describeRequest.ts';
import { toSchema } from './toSchema.ts';

/**
 * The calls of the contract as OpenAPI 3.1.
 *
 * @param recordings for each call one request and the answer of the mock server, as examples
 * @param refusals for each call what the mock server refused, as examples
 */
export function describeInterface(
  recordings: Readonly<Record<string, Recording>>,
  refusals: Readonly<Record<string, readonly RecordedRefusal[]>>,
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, call] of Object.entries<AnyCall>(fullContract)) {
    const name = key as CallName;
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: describeCall(name, recordings[name], refusals),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Nevisa',
      version: '1',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description:
        'The calls that the web application makes. Moments are UTC in ISO 8601. An id goes back in the JSON type in which it came. What the client does with an answer that is not described here is in the decision records.',
    },
    servers: [
      { url: 'https://api.example', description: 'Any host; the app names it by VITE_API_HOST.' },
    ],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      ...components,
      responses: { ...describeCommonRefusals(refusals), ...components.responses },
    },
  };
}

function describeCall(
  name: CallName,
  recording: Recording | undefined,
  refusals: Readonly<Record<string, readonly RecordedRefusal[]>>,
): object {
  const call: AnyCall = fullContract[name];
  return {
    operationId: name,
    summary: name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    description:
      call.source === 'specification'
        ? 'A call of the specification, section 7.'
        : 'A call of this project, for a screen whose calls the specification does not show.',
    tags: [getTag(call)],
    security: call.access === 'public' ? [] : [{ token: [] }],
    ...describeRequest(call, recording?.payload),
    responses: {
      ...describeSuccesses(name, recording),
      ...describeRefusals(name, refusals),
      '5XX': { $ref: '#/components/responses/Failed' },
    },
  };
}

/** The successes of a call. Where nothing is an answer, a record that the client also reads is another one. */
function describeSuccesses(name: CallName, { status, answer }: Partial<Recording> = {}): object {
  const call: AnyCall = fullContract[name];
  const description = describeSuccess(name);
  const body = { description, ...describeAnswer(call, answer) };
  if (status !== 204) {
    return { [status ?? 200]: body };
  }
  const isRead = Object.keys(toSchema(call.answer)).length > 0;
  return { ...(isRead && { 200: body }), 204: { description } };
}

/** Where a call changes many objects, with the codes of those that it does not change. */
function describeSuccess(name: CallName): string {
  const lines = (failedCodes[name] ?? []).map((code) => `\`${code}\`: ${refusalCodes[code][1]}`);
  return ['Done.', ...(lines.length > 0 ? ['Codes of `failed`:', ...lines] : [])].join('\n\n');
}

function describeAnswer({ answer, format }: AnyCall, example: unknown): object {
  const type = format === 'text' ? 'text/csv' : 'application/json';
  return {
    content: {
      [type]: { schema: toSchema(answer), ...(example !== undefined && { example: cut(example) }) },
    },
  };
}

/** What the calls of each area are for. */
const areas = {
  account: 'Sign-in, registration, the own account and its contacts.',
  get_services: 'The packages on sale.',
  communication: 'The messages of a user.',
  transactions: 'Payments and invoices of a user.',
  live: 'Sessions of live dictation.',
  discount: 'Discount codes at a purchase.',
  purchase: 'Purchases by the gateway.',
  buy_service: 'Purchases from the wallet.',
  history: 'Saved texts, their sounds and versions.',
  usage: 'Minutes that a user has used.',
  set_config: 'The writing settings.',
  'recognize-file': 'Conversions of files.',
  'celery-progress': 'The progress of a conversion.',
  file: 'Files of sound and video on their way to the server.',
  management: 'Administration, for staff.',
} satisfies Record<string, string>;

/** The area of a call: the first part of its path after the name of the product. */
function getTag({ path }: AnyCall): string {
  const [first = '', second = ''] = path.split('/').filter((part) => part !== '');
  return first === 'nevisa' ? second : first;
}

const components = {
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'The word "token", one space, and the token of the sign-in.',
    },
  },
  schemas: {
    FieldErrors: {
      description:
        'Texts by the field that they are about; a field inside of another has a path, e.g. `segments.0.end`.',
      ...toSchema(fieldErrorsSchema),
    },
  },
  responses: {
    Failed: {
      description:
        'The server has failed; the call may be made again. A text is shown to the person.',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { detail: { type: 'string' } } },
          example: { detail: 'A sentence for the person, in Persian.' },
        },
      },
    },
  },
};
