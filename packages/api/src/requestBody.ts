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

/** The slowest line on which a body must arrive, in bytes per ms: 32 kbit/s. */
const slowestLine = 4;

/** How long a body may need to be sent, in ms: nothing shows how much of it has arrived. */
export function computeSendTime(body: string | FormData | null): number {
  const sizes =
    body === null || typeof body === 'string'
      ? [(body?.length ?? 0) * bytesOfLetter]
      : Array.from(body.values(), (value) =>
          typeof value === 'string' ? value.length * bytesOfLetter : value.size,
        );
  return sizes.reduce((sum, size) => sum + size, 0) / slowestLine;
}

/** A Persian letter has two bytes. */
const bytesOfLetter = 2;

/** The most of a body that a system is assumed to hold back after it was handed over, in bytes. */
const mostHeld = 1_048_576;

/** How long the bytes that were handed over may still need to be sent, in ms. */
export function computeHeldTime(bytes: number): number {
  return Math.min(bytes, mostHeld) / slowestLine;
}
