import { describe, expect, it } from 'vitest';
import { managementCalls } from './managementCalls.ts';
import * as users from './users.ts';

/** Everything that the files of administration export; their schemas are among it. */
const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
});
const schemas = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'object' && value !== null && 'kind' in value);

/** What a person writes, says or keeps, and what opens an account. */
const forbidden =
  /^(?:snippets?|segments?|words?|speakers?|vocabulary|configuration|preferences|audio\w*|conversations?|transcri\w*|token|key|password|otp)$/;

describe('the schemas of administration', () => {
  it('X-266: name no field for a text of a person, nor for a secret', () => {
    const fields = [...new Set(schemas.flatMap(listFields))];
    expect(schemas.length).toBeGreaterThan(10);
    expect(fields).toEqual(expect.arrayContaining(['usage_remained', 'changes', 'duration']));
    expect(fields.filter((field) => forbidden.test(field))).toEqual([]);
  });

  it('X-266: name no title and no text of a user; a message of administration has both', () => {
    const own = Object.values(users).filter(
      (value) => typeof value === 'object' && 'kind' in value,
    );
    const fields = own.flatMap(listFields);
    expect(fields).toEqual(expect.arrayContaining(['username', 'days', 'sessions']));
    expect(fields.filter((field) => /^(?:titles?|texts?|contents?|sounds?)$/.test(field))).toEqual(
      [],
    );
  });

  it('X-266: every call needs the right of an administrator', () => {
    const open = Object.values(managementCalls).filter(({ access }) => access !== 'staff');
    expect(open).toEqual([]);
  });
});

/** The names of all fields of a schema, at any depth. */
function listFields(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) {
    return [];
  }
  const { entries = {}, item, wrapped, pipe = [], options = [] } = schema as Parts;
  // The first part of a pipe is the schema itself, with its own entries.
  const parts = [item, wrapped, ...pipe.slice(1), ...options, ...Object.values(entries)];
  return [...Object.keys(entries), ...parts.flatMap(listFields)];
}

interface Parts {
  entries?: Readonly<Record<string, unknown>>;
  item?: unknown;
  wrapped?: unknown;
  pipe?: readonly unknown[];
  options?: readonly unknown[];
}
