import { isolateCode, isolateText } from '@nevisa/writing';

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

function replacePlaces(
  text: string,
  values: Record<string, string>,
  write: (value: string, name: string) => string,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : write(value, name);
  });
}
