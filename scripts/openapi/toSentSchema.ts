import type * as v from 'valibot';

/** The parts of a schema that hold others. */
interface Parts {
  readonly type?: string;
  readonly kind?: string;
  readonly pipe?: readonly Parts[];
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly wrapped?: Parts;
  readonly options?: readonly unknown[];
  readonly metadata?: { readonly sends?: Parts };
}

/**
 * The schema of what a server is to send. Where the client reads any value, `sends`
 * of `packages/api` names it; a pipe that begins with any value means the schema at its end.
 */
export function toSentSchema(schema: v.GenericSchema): v.GenericSchema {
  return rewrite(schema) as unknown as v.GenericSchema;
}

function rewrite(schema: Parts): Parts {
  const { pipe, entries, item, wrapped, options } = schema;
  const sent = pipe && sentBy(pipe);
  if (sent !== undefined) {
    return rewrite(sent);
  }
  return {
    ...schema,
    ...(pipe && { pipe: pipe.map((part) => (part.kind === 'schema' ? rewrite(part) : part)) }),
    ...(entries && {
      entries: Object.fromEntries(
        Object.entries(entries).map(([name, entry]) => [name, rewrite(entry)]),
      ),
    }),
    ...(item && { item: rewrite(item) }),
    ...(wrapped && { wrapped: rewrite(wrapped) }),
    ...(options && { options: options.map((each) => (isSchema(each) ? rewrite(each) : each)) }),
  };
}

function sentBy(pipe: readonly Parts[]): Parts | undefined {
  const named = pipe.find(({ metadata }) => metadata?.sends)?.metadata?.sends;
  const [first, ...further] = pipe;
  return named ?? (first?.type === 'unknown' ? further.findLast(isSchema) : undefined);
}

function isSchema(part: unknown): part is Parts {
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';
}
