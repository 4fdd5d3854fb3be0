/** Resolves in a task of its own, so that the page can answer before it. */
export function waitForTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
