/** A payload as the body of a request: JSON, or multipart when it has a file. */
export function toBody(payload: unknown): string | FormData {
  const fields = Object.entries(payload as Record<string, unknown>);
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return JSON.stringify(payload);
  }
  const form = new FormData();
  for (const [name, value] of fields) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
