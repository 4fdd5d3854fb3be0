/** Runs each piece of work after all that were asked for before have ended, well or badly. */
export type TakeTurns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns(): TakeTurns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
