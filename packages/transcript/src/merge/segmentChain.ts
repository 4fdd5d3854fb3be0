/** An item with its neighbours; the one without an item is both ends. */
interface Link<Item> {
  item: Item | null;
  before: Link<Item>;
  after: Link<Item>;
}

/** Items in an order that changes: each is found, placed and taken out without a walk over the others. */
export class SegmentChain<Item extends { readonly segment_id: string }> {
  readonly #edge = createEdge<Item>();
  readonly #links = new Map<string, Link<Item>>();

  constructor(items: readonly Item[]) {
    for (const item of items) {
      this.#place(item, this.#edge.before);
    }
  }

  has(id: string): boolean {
    return this.#links.has(id);
  }

  replace(item: Item): void {
    const link = this.#links.get(item.segment_id);
    if (link !== undefined) {
      link.item = item;
    }
  }

  remove(id: string): void {
    const link = this.#links.get(id);
    if (link !== undefined) {
      link.before.after = link.after;
      link.after.before = link.before;
      this.#links.delete(id);
    }
  }

  /** @param after the id of the item before it; null for the beginning. Without such an item it is the last one. */
  insert(item: Item, after: string | null): void {
    this.#place(item, after === null ? this.#edge : (this.#links.get(after) ?? this.#edge.before));
  }

  append(item: Item): void {
    this.#place(item, this.#edge.before);
  }

  list(): Item[] {
    const items: Item[] = [];
    for (let { after } = this.#edge; after.item !== null; { after } = after) {
      items.push(after.item);
    }
    return items;
  }

  #place(item: Item, before: Link<Item>): void {
    const link = { item, before, after: before.after };
    before.after.before = link;
    before.after = link;
    this.#links.set(item.segment_id, link);
  }
}

function createEdge<Item>(): Link<Item> {
  const edge = { item: null } as Link<Item>;
  edge.before = edge;
  edge.after = edge;
  return edge;
}
