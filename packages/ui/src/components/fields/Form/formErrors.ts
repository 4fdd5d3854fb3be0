/** Errors by field name. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** One line of the error summary and the control it links to. */
export interface FormErrorLine {
  name: string;
  message: string;
  /** The label of the field; empty when the form has no field of this name. */
  label: string;
}

/** Lists the errors in the order of the fields on the page; errors without a field come first. */
export function listFormErrors(form: HTMLFormElement, errors: FormErrors): FormErrorLine[] {
  const order = [...new Set(listFields(form).map(getFieldName))];
  return Object.entries(errors)
    .flatMap(([name, message]) =>
      message ? [{ name, message, label: findLabel(form, name) }] : [],
    )
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** The control to focus: the checked one of several with the same name, else the first. */
export function findControl(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const fields = listFields(form).filter((field) => getFieldName(field) === name);
  return fields.find((field) => field.matches('[type=radio]:checked')) ?? fields[0];
}

function findLabel(form: HTMLFormElement, name: string): string {
  const control = findControl(form, name);
  const frame = control?.closest(segmented);
  if (frame) {
    return frame.querySelector(':scope > label, :scope > span')?.textContent ?? '';
  }
  const group = control?.matches('[type=radio], [type=checkbox]')
    ? control.closest('fieldset')?.querySelector('legend')
    : null;
  const label =
    group ?? (control?.id ? form.querySelector(`label[for='${CSS.escape(control.id)}']`) : null);
  return label?.textContent ?? '';
}

// A field with hidden inputs marks its visible control by `data-name`; one of segments, such as a
// date, marks its frame.
const segmented = '[data-name]:not(input, select, textarea)';

function listFields(form: HTMLFormElement): HTMLElement[] {
  const fields = form.querySelectorAll<HTMLElement>(
    `:is([name], [data-name]):is(input, select, textarea):not([type=hidden], :disabled), ${segmented}`,
  );
  return [...fields].flatMap((field) =>
    field.matches(segmented)
      ? (field.querySelector<HTMLElement>('[role=spinbutton]:not([aria-disabled=true])') ?? [])
      : field,
  );
}

function getFieldName(field: HTMLElement): string {
  const frame = field.closest<HTMLElement>(segmented);
  return (frame ?? field).dataset['name'] ?? field.getAttribute('name') ?? '';
}
