/**
 * Waits for a result, at most for the limit.
 *
 * @param limit in ms
 * @returns null when the limit has passed before
 */
export async function withLimit<Value>(
  result: Promise<Value>,
  limit: number,
): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limit, null);
  });
  return Promise.race([result, end]).finally(() => clearTimeout(timer));
}
