import { useState } from 'react';
import { normaliseIdentifier } from '../account/contact.ts';
import { specText } from '../../../shared/text/commonText.ts';

export interface RequiredFields<Name extends string> {
  /** Returns the values by field; null when a field is empty: empty fields show an error, the first gets the focus. */
  read: (form: HTMLFormElement) => Record<Name, string> | null;
  findError: (name: Name) => string | undefined;
  /** Clears the error of a field when it is filled in. */
  fieldChanged: (name: Name) => void;
  clear: () => void;
}

/** The required fields of a form (specification §5, R-237), as uncontrolled inputs. */
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
    findError: (name) => (missing.includes(name) ? specText.required : undefined),
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

// A password may consist of spaces; a name may not.
function isEmpty(name: string, value: string): boolean {
  return (name.includes('password') ? value : normaliseIdentifier(value)) === '';
}

function readText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
