/** Whether the result of a port is of this kind; for `guard` of a machine with `isOfKind`. */
export function makeKindGuard<const Kind extends string>(kind: Kind) {
  return {
    type: 'isOfKind',
    params: ({ event }: { event: { output: { kind: string } } }) => ({
      is: kind,
      kind: event.output.kind,
    }),
  } as const;
}
