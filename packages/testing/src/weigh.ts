import fc from 'fast-check';

type Step<Name, Values> = Name extends string ? { do: Name } & Values : never;

/** Steps of a history for `fc.oneof`: one of the names in `do`, and the values that such a step has. */
export function weigh<const Name extends string, Values extends object = object>(
  weight: number,
  names: Name | readonly Name[],
  values?: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
): { weight: number; arbitrary: fc.Arbitrary<Step<Name, Values>> } {
  const chosen = fc.constantFrom(...[names].flat());
  const arbitrary = fc.record({ do: chosen, ...values }) as fc.Arbitrary<unknown>;
  return { weight, arbitrary: arbitrary as fc.Arbitrary<Step<Name, Values>> };
}
