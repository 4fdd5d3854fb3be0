/**
 * The visible page numbers: the first, the last and the ones near the current page; `null` is a
 * gap.
 */
export function getVisiblePages(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount];
  // Both ends show as many numbers as the middle, so that the buttons do not move under the pointer.
  const start = page <= 3 ? [2, 3, 4, 5] : [];
  const end =
    page >= pageCount - 2 ? [pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1] : [];
  const visible = [...new Set([...near, ...start, ...end])]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b);
  return visible.flatMap((candidate, place) => {
    const before = visible[place - 1] ?? 0;
    const missing = candidate - before - 1;
    // A gap of one page would be as wide as the page number.
    return missing === 1
      ? [candidate - 1, candidate]
      : missing > 1
        ? [null, candidate]
        : [candidate];
  });
}
