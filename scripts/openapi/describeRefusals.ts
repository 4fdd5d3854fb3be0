import type { JsonSchema } from '@valibot/to-json-schema';
import type { CallName } from '../../packages/api/src/fullContract.ts';
import {
  type DeclaredRefusal,
  listRefusals,
} from '../../packages/api/src/refusals/listRefusals.ts';
import { type RefusalCode, refusalCodes } from '../../packages/api/src/refusals/refusalCodes.ts';
import { cut } from './cut.ts';
import type { RecordedRefusal } from './recordRefusals.ts';
import { toSchema } from './toSchema.ts';

type Recorded = Readonly<Record<string, readonly RecordedRefusal[]>>;

/** Refusals that are the only ones of their status at most calls, and the same everywhere. */
const common: Partial<Record<RefusalCode, string>> = {
  invalid_token: 'InvalidToken',
  forbidden: 'Forbidden',
  throttled: 'Throttled',
};

/** The responses of a call that is refused, by status: each code with its body and an example. */
export function describeRefusals(name: CallName, recorded: Recorded): Record<number, object> {
  const byStatus = new Map<number, DeclaredRefusal[]>();
  for (const refusal of listRefusals(name)) {
    byStatus.set(refusal.status, [...(byStatus.get(refusal.status) ?? []), refusal]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => {
      const [only] = refusals;
      const shared = refusals.length === 1 && only?.code && common[only.code];
      return [
        status,
        shared
          ? { $ref: `#/components/responses/${shared}` }
          : describeStatus(status, refusals, (code) => findExample(code, recorded, name)),
      ];
    }),
  );
}

/** The responses to which calls refer, with the first recorded example of each. */
export function describeCommonRefusals(recorded: Recorded): Record<string, object> {
  const declared = Object.keys(recorded).flatMap((name) => listRefusals(name as CallName));
  return Object.fromEntries(
    Object.entries(common).flatMap(([code, response]) => {
      const refusal = declared.find((one) => one.code === code);
      return refusal === undefined
        ? []
        : [
            [
              response,
              describeStatus(refusal.status, [refusal], () => findExample(refusal.code, recorded)),
            ],
          ];
    }),
  );
}

type FindExample = (code: string | null) => unknown;

function describeStatus(
  status: number,
  refusals: readonly DeclaredRefusal[],
  find: FindExample,
): object {
  const examples = refusals.map(({ code }) => [
    code ?? 'fields',
    { summary: describeCode(code), value: cut(find(code)) },
  ]);
  return {
    description: refusals
      .map(({ code }) =>
        code === null ? describeCode(code) : `\`${code}\`: ${describeCode(code)}`,
      )
      .join('\n\n'),
    ...(status === 429 && { headers: { 'Retry-After': retryAfter } }),
    content: {
      'application/json': {
        schema: joinSchemas(refusals),
        examples: Object.fromEntries(examples) as object,
      },
    },
  };
}

/** Seconds to wait, as a header of a response. */
const retryAfter = {
  description: 'Seconds, or a moment (RFC 9110 §10.2.3).',
  required: true,
  schema: { type: 'string' },
  example: '60',
};

function describeCode(code: RefusalCode | null): string {
  return code === null
    ? 'Fields that are missing, invalid or unknown, each with texts for the person; `non_field_errors` has those of the whole payload.'
    : refusalCodes[code][1];
}

/** Codes whose bodies have the same fields are one schema with their list. */
function joinSchemas(refusals: readonly DeclaredRefusal[]): object {
  const joined = new Map<string, { schema: JsonSchema; field: string; codes: string[] }>();
  for (const { code, body } of refusals) {
    const schema = toSchema(body);
    const field =
      code !== null && 'error_code' in (schema.properties ?? {}) ? 'error_code' : 'code';
    const shape = JSON.stringify(schema).replace(`"const":"${code}"`, '"const":');
    const known = joined.get(shape) ?? { schema, field, codes: [] };
    known.codes.push(...(code === null ? [] : [code]));
    joined.set(shape, known);
  }
  const schemas = [...joined.values()].map(({ schema, field, codes }) =>
    codes.length === 0 ? fieldErrors : withCodes(schema, field, codes),
  );
  return schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas };
}

const fieldErrors: JsonSchema = { $ref: '#/components/schemas/FieldErrors' };

function withCodes(schema: JsonSchema, field: string, codes: string[]): JsonSchema {
  return {
    ...schema,
    properties: { ...schema.properties, [field]: { type: 'string', enum: codes } },
  };
}

/**
 * What the mock server answered: to this call, or to any.
 *
 * @throws Error for a declared refusal that was not recorded
 */
function findExample(code: string | null, recorded: Recorded, name?: CallName): unknown {
  const own =
    name === undefined || code === 'throttled' ? Object.values(recorded).flat() : recorded[name];
  const found = own?.find((one) => one.code === code);
  if (found === undefined) {
    throw new Error(`mocks/testing/refusedCalls.ts brings no ${code} to ${name}.`);
  }
  return found.body;
}
