/** How many entries of a list an example shows. */
const shown = 2;

/** An example with the first entries of its lists. */
export function cut(example: unknown): unknown {
  return JSON.parse(
    JSON.stringify(example, (_, value: unknown) =>
      Array.isArray(value) ? value.slice(0, shown) : value,
    ),
  ) as unknown;
}
