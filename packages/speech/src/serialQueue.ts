/** Runs one task after the other. A rejected task resolves to `fallback`. */
export type SerialQueue = <Result>(
  task: () => Promise<Result>,
  fallback: Result,
) => Promise<Result>;

export function createSerialQueue(): SerialQueue {
  let latest: Promise<unknown> = Promise.resolve();
  return (task, fallback) => {
    const result = latest.then(task).catch(() => fallback);
    latest = result;
    return result;
  };
}
