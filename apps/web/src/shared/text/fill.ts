type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Puts values into the `{name}` places of a text. Numbers come in as Persian digits already. */
export function fill<const Text extends string>(
  text: Text,
  values: Record<Placeholder<Text>, string>,
): string {
  const given: Record<string, string> = values;
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => given[name] ?? place);
}
