import type { FieldValues } from '@nevisa/machines';

/**
 * What a person has typed and not sent, by the name of its form. It stays while the page is left
 * because the session has ended (A03) or the right was taken away (T-95), until another user
 * signs in.
 */
export interface KeptTexts {
  read: (form: string) => FieldValues | undefined;
  write: (form: string, values: FieldValues) => void;
  forget: (form: string) => void;
}

/** Creates the store: a kept member of the user scope. */
export function createKeptTexts(): KeptTexts {
  const forms = new Map<string, FieldValues>();
  return {
    read: (form) => forms.get(form),
    write: (form, values) => {
      forms.set(form, values);
    },
    forget: (form) => {
      forms.delete(form);
    },
  };
}
