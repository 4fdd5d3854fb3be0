/** Replaces each `{name}` place of a text that has a value by what `write` makes of the value. */
export function replacePlaces(
  text: string,
  values: Readonly<Record<string, string>>,
  write: (value: string, name: string) => string,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : write(value, name);
  });
}
