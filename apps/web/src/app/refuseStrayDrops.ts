const names = ['dragover', 'drop'] as const;

/**
 * Keeps the browser from opening a file that is dropped where nothing takes it, which would leave
 * the page. Returns the function that ends this.
 */
export function refuseStrayDrops(page: Window): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  for (const name of names) {
    // A listener that is added on the way down to the target runs after all others of the window.
    const listenLast = () => {
      page.removeEventListener(name, refuse);
      page.addEventListener(name, refuse, { once: true, signal });
    };
    page.addEventListener(name, listenLast, { capture: true, signal });
  }
  return () => ending.abort();
}

function refuse(event: DragEvent): void {
  const { target, dataTransfer, defaultPrevented } = event;
  const isOfField = target instanceof HTMLInputElement && target.type === 'file';
  if (defaultPrevented || isOfField || dataTransfer?.types.includes('Files') !== true) {
    return;
  }
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
