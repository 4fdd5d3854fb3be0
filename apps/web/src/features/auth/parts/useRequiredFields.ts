import { useState } from 'react';
import { normaliseIdentifier } from '../account/contact.ts';
import { specText } from '../../../shared/text/commonText.ts';

export interface RequiredFields<Name extends string> {
  /** What was typed, by field; null when one is empty: it says so, and the first takes the focus. */
  read: (form: HTMLFormElement) => Record<Name, string> | null;
  errorOf: (name: Name) => string | undefined;
  /** Takes the complaint from a field as soon as something stands in it. */
  fieldChanged: (name: Name) => void;
  clear: () => void;
}

/** The fields of a form, all of them required (specification §5, R-237). They keep their own values. */
export function useRequiredFields<Name extends string>(
  names: readonly Name[],
): RequiredFields<Name> {
  const [missing, setMissing] = useState<readonly Name[]>([]);
  return {
    read(form) {
      const data = new FormData(form);
      const values = Object.fromEntries(
        names.map((name) => [name, readText(data.get(name))]),
      ) as Record<Name, string>;
      const empty = names.filter((name) => isEmpty(name, values[name]));
      setMissing(empty);
      form.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
      return empty.length === 0 ? values : null;
    },
    errorOf: (name) => (missing.includes(name) ? specText.required : undefined),
    fieldChanged(name) {
      if (missing.includes(name)) {
        setMissing(missing.filter((other) => other !== name));
      }
    },
    clear() {
      setMissing([]);
    },
  };
}

// Spaces may be a password's own; a name of spaces is none.
function isEmpty(name: string, value: string): boolean {
  return (name.startsWith('password') ? value : normaliseIdentifier(value)) === '';
}

function readText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
