let pending: number | null = null;

/**
 * Changes the attributes of the appearance without transitions: each element would
 * start one, which makes a switch of the theme several times as slow. `GlobalStyle`
 * turns them off while `root` has `data-switching`, until the frame after the switch. Those that
 * run are finished before: a panel that closes waits for the end of its own, and a cancelled one has none.
 */
export function withoutTransitions(root: HTMLElement, change: () => void): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) {
      animation.finish();
    }
  }
  root.dataset['switching'] = '';
  change();
  if (pending !== null) {
    cancelAnimationFrame(pending);
  }
  pending = requestAnimationFrame(() => {
    pending = requestAnimationFrame(() => {
      pending = null;
      delete root.dataset['switching'];
    });
  });
}
