/** A promise that a test resolves when it wants. */
export function holdAnswer<Answer>() {
  let resolve: (answer: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((answer) => {
    resolve = answer;
  });
  return { promise, resolve };
}
