/** The numbers that are offered: the first, the last, and those near the page one is on; `null` is a gap. */
export function offeredPages(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount];
  // At either end as many are offered as in the middle, so that the buttons do not jump under the finger.
  const start = page <= 3 ? [2, 3, 4, 5] : [];
  const end =
    page >= pageCount - 2 ? [pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1] : [];
  const offered = [...new Set([...near, ...start, ...end])]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b);
  return offered.flatMap((candidate, place) => {
    const before = offered[place - 1] ?? 0;
    const missing = candidate - before - 1;
    // A gap that hides a single page would take the room of that page.
    return missing === 1
      ? [candidate - 1, candidate]
      : missing > 1
        ? [null, candidate]
        : [candidate];
  });
}
