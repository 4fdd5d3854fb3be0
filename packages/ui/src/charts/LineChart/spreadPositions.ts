/** Moves positions down by the smallest amount that makes all neighbours at least `distance` apart. */
export function spreadPositions(places: readonly number[], distance: number): number[] {
  const moved = [...places];
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const place = Math.max(places[index] ?? 0, free);
    moved[index] = place;
    free = place + distance;
  }
  return moved;
}
