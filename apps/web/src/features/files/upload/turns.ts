/** Runs at most so many tasks at a time, in the order of their beginning. */
export interface Turns {
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

export function createTurns(places: number): Turns {
  const waiting: (() => void)[] = [];
  let free = places;

  const enter = () =>
    new Promise<void>((resolve) => {
      if (free > 0) {
        free -= 1;
        resolve();
      } else {
        waiting.push(resolve);
      }
    });

  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next === undefined) {
          free += 1;
        } else {
          next();
        }
      }
    },
  };
}
