/** Runs tasks one after another. */
export interface SerialQueue {
  /** Runs a task after all earlier ones have settled. Settles as the task does. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(task) {
      const result = last.then(task);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
