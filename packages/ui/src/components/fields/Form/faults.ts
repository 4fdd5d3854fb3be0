/** What is wrong with the values of a form, by the names of its fields. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** One line of the summary: what is wrong, with the field it is about. */
export interface Fault {
  name: string;
  message: string;
  /** The words over the field; empty when no field of the form has this name. */
  label: string;
}

/** Lists what is wrong in the order of the fields on the page; what belongs to no field comes first. */
export function faultsIn(form: HTMLFormElement, errors: FormErrors): Fault[] {
  const order = [...new Set(fieldsIn(form).map(nameOf))];
  return Object.entries(errors)
    .flatMap(([name, message]) => (message ? [{ name, message, label: labelIn(form, name) }] : []))
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** The control to type or choose in: of several with one name the chosen one, else the first. */
export function controlIn(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const fields = fieldsIn(form).filter((field) => nameOf(field) === name);
  return fields.find((field) => field.matches('[type=radio]:checked')) ?? fields[0];
}

function labelIn(form: HTMLFormElement, name: string): string {
  const control = controlIn(form, name);
  const group = control?.matches('[type=radio], [type=checkbox]')
    ? control.closest('fieldset')?.querySelector('legend')
    : null;
  const words =
    group ?? (control?.id ? form.querySelector(`label[for='${CSS.escape(control.id)}']`) : null);
  return words?.textContent ?? '';
}

// A field that sends hidden inputs says by `data-name` which of its controls is the visible one.
function fieldsIn(form: HTMLFormElement): HTMLElement[] {
  return [
    ...form.querySelectorAll<HTMLElement>(
      ':is([name], [data-name]):is(input, select, textarea):not([type=hidden], :disabled)',
    ),
  ];
}

function nameOf(field: HTMLElement): string {
  return field.dataset['name'] ?? field.getAttribute('name') ?? '';
}
