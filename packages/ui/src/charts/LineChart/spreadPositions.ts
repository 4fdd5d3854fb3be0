/**
 * Moves positions down by the smallest amount that makes all neighbours at least `distance` apart;
 * those that would end below `lowest` move up instead.
 */
export function spreadPositions(
  places: readonly number[],
  distance: number,
  lowest = Number.POSITIVE_INFINITY,
): number[] {
  const moved = [...places];
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const place = Math.max(places[index] ?? 0, free);
    moved[index] = place;
    free = place + distance;
  }
  let room = lowest;
  for (const index of order.toReversed()) {
    const place = Math.min(moved[index] ?? 0, room);
    moved[index] = place;
    room = place - distance;
  }
  return moved;
}
