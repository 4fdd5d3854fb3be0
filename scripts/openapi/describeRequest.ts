import type { JsonSchema } from '@valibot/to-json-schema';
import type { AnyCall } from '../../packages/api/src/defineCall.ts';
import { toSchema } from './toSchema.ts';

/** The parameters and the body of a call. Fields that the path names are no part of the body. */
export function describeRequest(call: AnyCall, example: unknown): object {
  const schema = toSchema(call.payload);
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const asQuery = call.method === 'GET';
  const fields = Object.entries(getFields(schema)).filter(
    ([name]) => asQuery || inPath.includes(name),
  );
  const parameters = fields.map(([name, field]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || (schema.required ?? []).includes(name),
    schema: field,
    example: getField(example, name),
  }));
  const body =
    asQuery || isEmpty(schema) ? undefined : describeBody(withoutFields(schema, inPath), example);
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: body } }),
  };
}

function describeBody(schema: JsonSchema, example: unknown): object {
  const isForm = Object.values(getFields(schema)).some(({ format }) => format === 'binary');
  return isForm
    ? { 'multipart/form-data': { schema } }
    : { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

function getField(payload: unknown, name: string): unknown {
  return Object.entries(payload ?? {}).find(([field]) => field === name)?.[1];
}

/** The fields of an object, or those of all its alternatives. */
function getFields(schema: JsonSchema): Record<string, JsonSchema> {
  const alternatives = (schema.anyOf ?? []) as JsonSchema[];
  return Object.assign({}, schema.properties, ...alternatives.map(getFields)) as Record<
    string,
    JsonSchema
  >;
}

function withoutFields(schema: JsonSchema, names: readonly string[]): JsonSchema {
  if (names.length === 0) {
    return schema;
  }
  const left = Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name));
  return {
    ...schema,
    properties: Object.fromEntries(left),
    required: (schema.required ?? []).filter((name) => !names.includes(name)),
  };
}

function isEmpty(schema: JsonSchema): boolean {
  return Object.keys(schema).length === 0;
}
