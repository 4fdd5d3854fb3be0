import type * as v from 'valibot';
import { toSchema } from './toSchema.ts';

/** A schema of messages whose field `Field` names the message. */
export type Variant<Field extends string> = v.GenericSchema & {
  readonly options: readonly (v.GenericSchema & {
    readonly entries: Readonly<Record<Field, { readonly literal: string }>>;
  })[];
};

/** The names of the messages of a schema. */
export type MessageName<
  Schema extends v.GenericSchema,
  Field extends string,
> = (v.InferOutput<Schema> & Record<Field, string>)[Field];

/** Messages that were sent over a socket, by their name: one of each shape. */
export type SentMessages = Readonly<Record<string, readonly object[] | undefined>>;

interface Wording {
  readonly summaries: Readonly<Record<string, string>>;
  readonly examples: SentMessages;
}

/** The messages of one side of a socket, each with its schema, what it says, and examples. */
export function describeMessages<Field extends string>(
  field: Field,
  variant: Variant<Field>,
  { summaries, examples }: Wording,
): Record<string, object> {
  return Object.fromEntries(
    variant.options.map((option) => {
      const name = option.entries[field].literal;
      const sent = examples[name] ?? [];
      if (sent.length === 0) {
        throw new Error(`No message ${name} was recorded.`);
      }
      return [
        name,
        {
          name,
          contentType: 'application/json',
          summary: summaries[name],
          payload: toSchema(option),
          examples: sent.map((payload) => ({ name, payload })),
        },
      ];
    }),
  );
}

/** A side of a socket as an operation of the server. */
export function describeOperation(
  action: 'receive' | 'send',
  channel: string,
  names: readonly string[],
  security: readonly object[],
): object {
  return {
    action,
    channel: { $ref: `#/channels/${channel}` },
    summary: action === 'receive' ? 'What the browser sends.' : 'What the server sends.',
    security,
    bindings: { ws: {} },
    messages: names.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` })),
  };
}

/** The request that opens a socket: a GET with this query. */
export function describeOpening(query: Readonly<Record<string, string>>): object {
  return {
    ws: {
      method: 'GET',
      query: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(query).map(([name, description]) => [
            name,
            { type: 'string', description },
          ]),
        ),
        required: Object.keys(query),
      },
      bindingVersion: '0.1.0',
    },
  };
}
