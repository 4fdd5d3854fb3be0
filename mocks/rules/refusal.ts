import { type RefusalCode, refusalCodes } from '@nevisa/api/refusals';

type Texts = readonly string[];

/** What is answered: fields with their texts, or a declared code beside a text and other fields. */
type RefusalBody = Readonly<Record<string, unknown>> & {
  readonly code?: RefusalCode | Texts;
  readonly error_code?: RefusalCode;
};

/** A refused call. Rules throw it; `handlers/answer.ts` converts it to an answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: RefusalBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: RefusalBody, headers: Readonly<Record<string, string>> = {}) {
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

/** A 400 about one field, or about none (`non_field_errors`), with a code for machines. */
export function refuseFieldAs(code: RefusalCode, field: string, text: string): Refusal {
  return new Refusal(refusalCodes[code][0], { [field]: [text], error_code: code });
}

/** Any other refusal: `code` is for machines, `detail` for people. The contract has its status. */
export function refuse(
  code: RefusalCode,
  detail: string,
  more: Readonly<Record<string, unknown>> = {},
): Refusal {
  return new Refusal(refusalCodes[code][0], { detail, code, ...more });
}

/** A refusal that ends. @param wait in ms */
export function refuseForNow(code: 'wait' | 'throttled', detail: string, wait: number): Refusal {
  const seconds = String(Math.ceil(wait / 1_000));
  return new Refusal(refusalCodes[code][0], { detail, code }, { 'Retry-After': seconds });
}
