/** Modules that the same pages use. */
export interface Part {
  readonly modules: readonly string[];
  /** What a page loads for it. */
  readonly bytes: number;
  /** The pages that load it. */
  readonly pages: ReadonlySet<string>;
  /** The parts that its modules import. */
  readonly imports: ReadonlySet<string>;
  /** Only pages of administrators load it: it is never joined with what others load. */
  readonly ofStaff: boolean;
}

export interface MergeLimits {
  /** A part below this size joins another one. */
  readonly small: number;
  /** No joined part is larger. */
  readonly largest: number;
}

/**
 * Joins small parts with others, so that a page makes fewer requests: each with the one for
 * which pages load the fewest bytes that they do not need. Two parts that would import each
 * other through a third one are not joined, so the result has no cycle where the parts have none.
 *
 * @returns the joined parts; what a part imports is before it
 */
export function mergeParts(parts: ReadonlyMap<string, Part>, limits: MergeLimits): Part[] {
  const merged = new Map(parts);
  const settled = new Set<string>();
  for (;;) {
    const next = findSmallest(merged, settled, limits.small);
    if (next === null) {
      return sortByImports(merged);
    }
    const partner = findPartner(merged, next, limits.largest);
    if (partner === null) {
      settled.add(next);
    } else {
      join(merged, next, partner);
      settled.clear();
    }
  }
}

type Parts = ReadonlyMap<string, Part>;

function findSmallest(parts: Parts, settled: ReadonlySet<string>, limit: number): string | null {
  const small = [...parts].filter(([name, { bytes }]) => bytes < limit && !settled.has(name));
  return small.toSorted(([, one], [, other]) => one.bytes - other.bytes)[0]?.[0] ?? null;
}

function findPartner(parts: Parts, name: string, largest: number): string | null {
  const part = requirePart(parts, name);
  const partners = [...parts]
    .filter(([other, { ofStaff }]) => other !== name && ofStaff === part.ofStaff)
    .filter(([, { bytes }]) => part.bytes + bytes <= largest)
    .map(([other]) => [other, unneededBytes(parts, name, other)] as const)
    .toSorted(([, one], [, other]) => one - other);
  return partners.find(([other]) => !wouldCycle(parts, name, other))?.[0] ?? null;
}

/** The bytes that all pages together would load of two joined parts, and of what these import, without a need. */
function unneededBytes(parts: Parts, one: string, other: string): number {
  return (
    bytesFor(parts, requirePart(parts, one), other) +
    bytesFor(parts, requirePart(parts, other), one)
  );
}

function bytesFor(parts: Parts, { pages }: Part, added: string): number {
  return [...reachedFrom(parts, added)]
    .map((name) => requirePart(parts, name))
    .reduce((sum, part) => sum + part.bytes * without(pages, part.pages).size, 0);
}

/** A part and all that it needs. */
function reachedFrom(parts: Parts, name: string): Set<string> {
  const reached = new Set([name]);
  // A set is walked to its end, also when it grows.
  for (const each of reached) {
    requirePart(parts, each).imports.forEach((next) => reached.add(next));
  }
  return reached;
}

/** Whether one of the parts leads to the other through a third one. */
function wouldCycle(parts: Parts, one: string, other: string): boolean {
  return leadsThrough(parts, one, other) || leadsThrough(parts, other, one);
}

function leadsThrough(parts: Parts, from: string, goal: string): boolean {
  return [...requirePart(parts, from).imports]
    .filter((name) => name !== goal)
    .some((name) => reachedFrom(parts, name).has(goal));
}

function join(parts: Map<string, Part>, from: string, into: string): void {
  const [one, other] = [requirePart(parts, from), requirePart(parts, into)];
  parts.delete(from);
  parts.set(into, {
    modules: [...other.modules, ...one.modules],
    bytes: one.bytes + other.bytes,
    pages: union(one.pages, other.pages),
    ofStaff: other.ofStaff,
    imports: without(union(one.imports, other.imports), new Set([from, into])),
  });
  for (const [name, part] of parts) {
    if (part.imports.has(from)) {
      parts.set(name, { ...part, imports: without(part.imports, new Set([from])).add(into) });
    }
  }
  const { pages } = requirePart(parts, into);
  for (const name of reachedFrom(parts, into)) {
    const part = requirePart(parts, name);
    parts.set(name, { ...part, pages: union(part.pages, pages) });
  }
}

function union(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set([...one, ...other]);
}

function without(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set([...one].filter((name) => !other.has(name)));
}

function sortByImports(parts: Parts): Part[] {
  const sorted = new Set<string>();
  const add = (name: string) => {
    if (!sorted.has(name)) {
      requirePart(parts, name).imports.forEach(add);
      sorted.add(name);
    }
  };
  [...parts.keys()].forEach(add);
  return [...sorted].map((name) => requirePart(parts, name));
}

function requirePart(parts: Parts, name: string): Part {
  const part = parts.get(name);
  if (part === undefined) {
    throw new RangeError(`There is no part «${name}».`);
  }
  return part;
}
