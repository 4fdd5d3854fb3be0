/** A refused call. Rules throw it; `handlers/answer.ts` converts it to an answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`The mock backend refuses with ${status}.`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A 400 about one field of the payload. */
export function refuseField(field: string, ...texts: string[]): Refusal {
  return new Refusal(400, { [field]: texts });
}

/** Any other refusal: `code` is for machines, `detail` for people. */
export function refuse(
  status: number,
  code: string,
  detail: string,
  more: Readonly<Record<string, unknown>> = {},
): Refusal {
  return new Refusal(status, { detail, code, ...more });
}
