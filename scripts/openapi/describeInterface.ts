import type { AnyCall } from '../../packages/api/src/call.ts';
import { fullContract } from '../../packages/api/src/fullContract.ts';
import type { Recording } from './recordAnswers.ts';
import { describeRequest } from './describeRequest.ts';
import { toSchema } from './toSchema.ts';

/**
 * The calls of the contract as OpenAPI 3.1.
 *
 * @param recordings for each call one request and the answer of the mock server, as examples
 */
export function describeInterface(recordings: Readonly<Record<string, Recording>>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries<AnyCall>(fullContract)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: describeCall(name, call, recordings[name]),
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
    components,
  };
}

function describeCall(name: string, call: AnyCall, recording: Recording | undefined): object {
  const { status = 200, answer } = recording ?? {};
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
      [status]: { description: 'Done.', ...describeAnswer(call, answer) },
      400: { $ref: '#/components/responses/Refused' },
      ...(call.access !== 'public' && { 401: { $ref: '#/components/responses/Refused' } }),
      ...(call.access === 'staff' && { 403: { $ref: '#/components/responses/Refused' } }),
      429: { $ref: '#/components/responses/Later' },
      '5XX': { $ref: '#/components/responses/Later' },
    },
  };
}

function describeAnswer({ answer, format }: AnyCall, example: unknown): object {
  const type = format === 'text' ? 'text/csv' : 'application/json';
  return {
    content: {
      [type]: { schema: toSchema(answer), ...(example !== undefined && { example: cut(example) }) },
    },
  };
}

/** How many entries of a list an example shows. */
const shown = 2;

function cut(example: unknown): unknown {
  return JSON.parse(
    JSON.stringify(example, (_, value: unknown) =>
      Array.isArray(value) ? value.slice(0, shown) : value,
    ),
  ) as unknown;
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
    Refusal: {
      description:
        'Texts for a person: one text, or a text for machines (`code`) beside one for people (`detail`), or lists of texts by field.',
      anyOf: [
        { type: 'string' },
        {
          type: 'object',
          properties: { detail: { type: 'string' }, code: { type: 'string' } },
          required: ['detail'],
        },
        { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      ],
    },
  },
  responses: {
    Refused: {
      description: 'The call is refused.',
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Refusal' },
          example: { otp: ['A sentence for the person, in Persian.'] },
        },
      },
    },
    Later: {
      description: 'The call may be made again, not before the time of Retry-After.',
      headers: {
        'Retry-After': {
          description: 'Seconds, or a moment (RFC 9110 §10.2.3).',
          schema: { type: 'string' },
        },
      },
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Refusal' } },
      },
    },
  },
};
