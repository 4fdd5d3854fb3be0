import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { toSentSchema } from './toSentSchema.ts';

/**
 * A schema of the contract as JSON Schema 2020-12, in the form that goes over the wire. A
 * check that is a function (the length of a text in letters, a day that exists) is left out.
 */
export function toSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...converted } = toJsonSchema(toSentSchema(schema), {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'blob' ? { type: 'string', format: 'binary' } : sent(jsonSchema),
  });
  return converted;
}

/** Without the value that the client takes for an absent field: that is no matter of the server. */
function sent({ default: _assumed, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
