import type {
  AdminRecord,
  AdminRecordContext,
  ConflictField,
  FieldValue,
  FieldValues,
} from './adminRecordTypes.ts';

/** Whether two values of a field are equal. Spaces around a text do not count. */
function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(trimValues(one)) === JSON.stringify(trimValues(other));
}

function trimValues(value: FieldValue | undefined): FieldValue {
  return typeof value === 'string' ? value.trim() : (value ?? null);
}

/** The fields of `values` that differ from `base`. */
export function getChangedFields(values: FieldValues, base: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSameValue(value, base[field])),
  );
}

/** Whether nothing differs from what the form was filled with. */
export function isClean({ typed, base }: Pick<AdminRecordContext, 'typed' | 'base'>): boolean {
  return Object.keys(getChangedFields(typed, base)).length === 0;
}

/** The fields that both sides have changed, each in its own way. */
export function listConflicts({
  typed,
  base,
  theirs,
}: Pick<AdminRecordContext, 'typed' | 'base' | 'theirs'>): ConflictField[] {
  const current = theirs?.values ?? {};
  return Object.entries(getChangedFields(typed, base)).flatMap(([field, mine]) => {
    const other = current[field] ?? null;
    return isSameValue(other, base[field]) || isSameValue(other, mine)
      ? []
      : [{ field, mine, theirs: other }];
  });
}

/** The form over a newer record: what the person has changed stays, unless they chose otherwise. */
export function rebase(
  { typed, base, choices }: Pick<AdminRecordContext, 'typed' | 'base' | 'choices'>,
  record: AdminRecord,
): Pick<AdminRecordContext, 'record' | 'base' | 'typed'> {
  const mine = Object.entries(getChangedFields(typed, base)).filter(
    ([field]) => choices[field] !== 'theirs',
  );
  return {
    record,
    base: record.values,
    typed: { ...record.values, ...Object.fromEntries(mine) },
  };
}
