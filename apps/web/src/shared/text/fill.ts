import { isolateCode, isolateText, replacePlaces } from '@nevisa/writing';

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text extends string> = Record<Placeholder<Text>, string>;

/** Placeholders of what is left-to-right also without a letter. */
const codes = new Set(['code', 'contact', 'host', 'path', 'username']);

/**
 * Puts values into the `{name}` places of a text. Numbers come in as Persian digits
 * already. A code, an e-mail or another text with Latin letters is isolated.
 */
export function fill<const Text extends string>(text: Text, values: Values<Text>): string {
  return replacePlaces(text, values, (value, name) =>
    codes.has(name) ? isolateCode(value) : isolateText(value),
  );
}

/** Fills a text that is stored, sent or the name of a file: the values are as they are. */
export function fillPlain<const Text extends string>(text: Text, values: Values<Text>): string {
  return replacePlaces(text, values, (value) => value);
}
