/** Reports each time that the page is shown or hidden. Returns the unsubscribe function. */
export function watchVisibility(report: (isVisible: boolean) => void): () => void {
  const read = () => report(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', read);
  return () => document.removeEventListener('visibilitychange', read);
}
