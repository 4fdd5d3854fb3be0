import type { Failure } from '@nevisa/api/types';

/**
 * The sentences of a refusal by field. A field that was changed since then has none.
 *
 * @param typed the values that the form shows
 * @param sent the values that the server refused
 */
export function listFieldErrors<Field extends string>(
  failure: Failure | null,
  typed: Readonly<Record<Field, unknown>>,
  sent: Readonly<Record<Field, unknown>>,
): Partial<Record<Field, string>> {
  const fields = failure?.kind === 'refused' ? (failure.fields ?? {}) : {};
  const refused = (Object.keys(typed) as Field[]).filter(
    (field) => Object.hasOwn(fields, field) && typed[field] === sent[field],
  );
  return Object.fromEntries(refused.map((field) => [field, fields[field]?.join(' ')])) as Partial<
    Record<Field, string>
  >;
}

/** Whether each sentence of a failure is about one of these fields, so that it needs no place of its own. */
export function isAboutFields(failure: Failure | null, fields: readonly string[]): boolean {
  return (
    failure?.kind === 'refused' &&
    failure.fields !== undefined &&
    Object.keys(failure.fields).every((field) => fields.includes(field)) &&
    failure.texts.length === Object.values(failure.fields).flat().length
  );
}
